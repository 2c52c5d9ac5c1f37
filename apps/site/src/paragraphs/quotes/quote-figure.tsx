import type { Quote } from '@keelstone/model';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import type { SectionContext } from '../section-context.ts';
import styles from './quotes.module.css';

/** What somebody said, and who. */
export function QuoteFigure({ quote, context }: { quote: Quote; context: SectionContext }) {
  const { person, role, organisation, logo, caseStudy } = quote;
  const story = caseStudy && context.signpost(caseStudy);
  const position = [role, organisation].filter(Boolean).join(', ');
  const hasSource = Boolean(person || position || logo);
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>
          <Breakable text={quote.quote} />
        </p>
      </blockquote>
      {hasSource && (
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
          <ArrowLink url={story.path} title={`${context.messages.readCaseStudy}: ${story.title}`} />
        </p>
      )}
    </figure>
  );
}
