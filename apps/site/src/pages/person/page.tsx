import { SectionList } from '../../sections/section-list.tsx';
import contours from '../../ui/contours/contours.module.css';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { TagList } from '../../ui/tag/tag-list.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import styles from './page.module.css';

/** A person: the portrait stands, the name is set against it. */
export function PersonPage({ node, around }: NodePageProps<'person'>) {
  const { messages } = around;
  return (
    <article className={`frame grid ${styles.person}`} data-accent={around.accentOf(node)}>
      <div className={styles.portrait}>
        {node.portrait ? (
          <Picture picture={node.portrait} sizes="(min-width: 64em) 32vw, 100vw" isEarly />
        ) : (
          <div className={`${styles.noPortrait} ${contours.summit} ${contours.onBand}`} aria-hidden="true">
            {initials(node.title)}
          </div>
        )}
      </div>
      <header className={styles.header}>
        <h1>{node.title}</h1>
        {node.role && <p className={styles.role}>{node.role}</p>}
        <TagList terms={node.roleCategories} />
      </header>
      <div className={styles.text}>
        {node.body.length > 0 ? (
          <RichText blocks={node.body} />
        ) : (
          node.excerpt && <p className={styles.excerpt}>{node.excerpt}</p>
        )}
        {node.links.length > 0 && (
          <section className={styles.links}>
            <h2 className="label">{messages.elsewhere}</h2>
            <ul>
              {node.links.map((link) => (
                <li key={link.url}>
                  <ArrowLink url={link.url} title={link.title} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.sections}>
        <SectionList sections={node.sections} context={around.sectionContext} />
      </div>
    </article>
  );
}

/** First letters of the first and the last name. */
function initials(name: string): string {
  const names = name.split(/\s+/);
  return [names.at(0), names.length > 1 ? names.at(-1) : '']
    .map((part) => [...(part ?? '')].at(0) ?? '')
    .join('');
}
