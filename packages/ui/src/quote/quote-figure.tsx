import type { Language, Quote } from '@keelstone/model';
import { Breakable } from '../breakable/breakable.tsx';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Logo } from '../logo/logo.tsx';

type QuoteFigureProps = {
  quote: Quote;
  /** What tells the whole of it, turned towards the reader; null where no link is to lead there. */
  story: { path: string; title: string; language?: Language } | null;
  messages: { readCaseStudy: string };
  /** Class names of the place where it stands. */
  styles: Readonly<Record<string, string | undefined>>;
};

/** What somebody said, and who. How large it is set is for the place to say. */
export function QuoteFigure({ quote, story, messages, styles }: QuoteFigureProps) {
  const { person, role, organisation, logo } = quote;
  const position = [role, organisation].filter(Boolean).join(', ');
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
          <ArrowLink url={story.path} title={`${messages.readCaseStudy}: ${story.title}`} />
        </p>
      )}
    </figure>
  );
}
