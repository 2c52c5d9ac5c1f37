import { isContentType } from '@keelstone/model';
import { SectionList } from '../../sections/section-list.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { Children } from './children.tsx';
import styles from './page.module.css';

/** An overview: what there is, as the index of a book has it, or as the search screen lists it. */
export function OverviewPage({ node, around }: NodePageProps<'overview_page'>) {
  const listedType = isContentType(node.listedType) ? node.listedType : null;
  return (
    <article>
      <header className={`frame grid ${styles.header}`}>
        <h1 className={styles.title}>{node.title}</h1>
        {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
      </header>
      <Children references={node.children} label={around.messages.contents} />
      {node.body.length > 0 && (
        <div className={`frame grid ${styles.body}`}>
          <div className={styles.text}>
            <RichText blocks={node.body} />
          </div>
        </div>
      )}
      {listedType && <div className={styles.listing}>{around.listing(listedType)}</div>}
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
