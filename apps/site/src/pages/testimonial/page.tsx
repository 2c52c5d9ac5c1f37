import { SectionList } from '../../sections/section-list.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import styles from './page.module.css';

/** A testimonial: nothing but what was said, and who said it. */
export function TestimonialPage({ node, around }: NodePageProps<'testimonial'>) {
  const { messages } = around;
  const position = [node.role, node.organisation].filter(Boolean).join(', ');
  return (
    <article data-accent={around.accentOf(node)}>
      <div className={`frame grid ${styles.page}`}>
        <h1 className={`label ${styles.heading}`}>{node.title}</h1>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>
            <p>{node.quote}</p>
          </blockquote>
          <figcaption className={styles.source}>
            {node.logo && <Picture className={styles.logo} picture={node.logo} sizes="8rem" isDecorative />}
            <p>
              {node.person && <b>{node.person}</b>}
              {position && <span>{position}</span>}
            </p>
          </figcaption>
        </figure>
        <div className={styles.more}>
          <RichText blocks={node.body} />
          {node.caseStudy && (
            <p>
              <ArrowLink
                url={node.caseStudy.path}
                title={`${messages.readCaseStudy}: ${node.caseStudy.title}`}
              />
            </p>
          )}
        </div>
      </div>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
