import { SectionList } from '../../sections/section-list.tsx';
import contours from '../../ui/contours/contours.module.css';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import styles from './page.module.css';

/** A landing page: one claim over the terrain, then the sections an editor composed. */
export function LandingPage({ node, around }: NodePageProps<'landing_page'>) {
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`${styles.hero} ${contours.summit}`}>
        <div className="frame grid">
          <h1 className={styles.title}>{node.title}</h1>
          {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
        </div>
      </header>
      {node.body.length > 0 && (
        <div className={`frame grid ${styles.body}`}>
          <div className={styles.text}>
            <RichText blocks={node.body} hasLead />
          </div>
        </div>
      )}
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
