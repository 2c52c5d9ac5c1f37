import type { Quote } from '@keelstone/model';
import { Breakable } from '../ui/breakable/breakable.tsx';
import { ArrowLink } from '../ui/link/arrow-link.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import type { Surroundings } from './node-page-props.ts';
import styles from './pull-quote.module.css';

type PullQuoteProps = {
  quote: Quote;
  around: Surroundings;
  /** The case study is this page: no link leads to it. */
  isHere?: boolean;
};

/** What somebody said, set to be heard from across the room. */
export function PullQuote({ quote, around, isHere = false }: PullQuoteProps) {
  const { person, role, organisation, logo, caseStudy } = quote;
  const position = [role, organisation].filter(Boolean).join(', ');
  const story = caseStudy && !isHere ? around.signpost(caseStudy) : null;
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>
          <Breakable text={quote.quote} />
        </p>
      </blockquote>
      {(person || position || logo) && (
        <figcaption className={styles.source}>
          <p>
            {person && <b>{person}</b>}
            {position && <span>{position}</span>}
          </p>
          {logo && <Logo logo={logo} name={organisation ?? logo.alt} />}
        </figcaption>
      )}
      {story && (
        <p lang={story.language}>
          <ArrowLink url={story.path} title={`${around.messages.readCaseStudy}: ${story.title}`} />
        </p>
      )}
    </figure>
  );
}
