import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import { Logo } from '@keelstone/ui/logo/logo.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { ReferenceSection } from '@keelstone/ui/references/reference-section.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { testimonialGraphql } from './testimonial.graphql.ts';
import { testimonialMarkdown } from './testimonial.markdown.ts';
import styles from './testimonial.module.css';
import { TestimonialCard } from './testimonial-card.site.tsx';
import { testimonialData } from './testimonial-data.site.ts';

/** A testimonial: the quote, the person, and the topic. */
export function TestimonialPage({ node, page }: NodePageProps<'testimonial'>) {
  const { messages } = page;
  const story = node.caseStudy && page.localize(node.caseStudy);
  return (
    <article data-accent={page.accentOf(node)}>
      <div className={`frame grid ${styles.page}`}>
        <h1 className={`label ${styles.heading}`}>{node.title}</h1>
        <figure className={styles.figure}>
          <blockquote className={styles.quote} data-length={lengthOf(node.quote)}>
            <p>
              <Breakable text={node.quote} />
            </p>
          </blockquote>
          <Source node={node} />
        </figure>
        {(node.body.length > 0 || story) && (
          <div className={styles.more}>
            <RichText blocks={node.body} language={node.language} hasAnchors />
            {story && (
              <p lang={story.language}>
                <ArrowLink url={story.path} title={messages.readCaseStudy(story.title)} />
              </p>
            )}
          </div>
        )}
      </div>
      <ReferenceSection references={node.products} heading={messages.talkingAbout} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
    </article>
  );
}

/** In characters: longer quotes are set in smaller type, so that they can be taken in at a glance. */
const SHORT = 120;
const LONG = 320;

function lengthOf({ length }: string): 'short' | 'middling' | 'long' {
  if (length <= SHORT) return 'short';
  return length <= LONG ? 'middling' : 'long';
}

function Source({ node }: { node: NodePageProps<'testimonial'>['node'] }) {
  const { person, role, organisation, logo, portrait } = node;
  const position = [role, organisation].filter(Boolean).join(', ');
  if (!person && !position && !logo && !portrait) return null;
  return (
    <figcaption className={styles.source}>
      {portrait && <Picture className={styles.portrait} picture={portrait} sizes="5rem" isDecorative />}
      <p>
        {person && <b>{person}</b>}
        {position && <span>{position}</span>}
      </p>
      {logo && <Logo logo={logo} name={organisation ?? logo.alt} />}
    </figcaption>
  );
}

export const testimonial: TypeSite<'testimonial'> = {
  Page: TestimonialPage,
  Card: TestimonialCard,
  structuredData: testimonialData,
  markdown: testimonialMarkdown,
  graphql: testimonialGraphql,
  detail: ({ organisation }) => organisation,
};
