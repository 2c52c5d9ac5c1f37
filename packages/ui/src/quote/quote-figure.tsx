import type { Language, Quote } from '@keelstone/model';
import { Breakable } from '../breakable/breakable.tsx';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Logo } from '../logo/logo.tsx';

type QuoteFigureProps = {
  quote: Quote;
  /** The page with the whole story, as a localized link; null if it is not to be linked. */
  story: { path: string; title: string; language?: Language } | null;
  messages: { readCaseStudy(title: string): string };
  /** Class names of the surrounding component. */
  styles: Readonly<Record<string, string | undefined>>;
};

/** A quote and its source. The surrounding component determines its size. */
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
          <ArrowLink url={story.path} title={messages.readCaseStudy(story.title)} />
        </p>
      )}
    </figure>
  );
}
