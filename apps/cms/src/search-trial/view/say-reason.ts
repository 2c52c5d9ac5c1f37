import { type AdminText, readerLocale, say } from '@keelstone/languages/say.ts';
import type { TriedResult, TriedSearch } from '@keelstone/model/preview/search-trial';

type Part = TriedResult['parts'][number];
type Match = Part['matches'][number];

const FIELDS: Record<Match['field'], AdminText> = {
  title: 'title',
  alsoFoundBy: 'also found by',
  terms: 'suites, industries, tags, type and year',
  excerpt: 'summary',
  body: 'text',
};

const FORMS: Record<Match['form'], AdminText> = {
  exact: '{field} – {word}',
  form: '{field} – {word} as another form',
  beginning: '{field} – {word} as a word that begins so',
};

const quote = (words: readonly string[]) => say('“{title}”', { title: words.join(' ') });

/** A share of a score, such as `62%`; empty if there is no score. */
export const sayShare = (part: number, whole: number): string =>
  whole > 0
    ? new Intl.NumberFormat(readerLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(
        part / whole,
      )
    : '';

/** What the rule of a synonym says, such as `risk · hazard` or `cctv → camera`. */
const sayRule = ({ phrases, finds }: NonNullable<Part['rule']>): string =>
  finds ? `${phrases.join(' · ')} → ${finds.join(' · ')}` : phrases.join(' · ');

/** Which words of the search a part is about, and what stands for them on the page. */
export function sayWords(part: Part, { corrections }: Pick<TriedSearch, 'corrections'>): string {
  const { typed, words, by, rule, weight } = part;
  const corrected = corrections.find(({ used }) => typed.includes(used));
  const asked = corrected
    ? say('{quote}, corrected from {quote2}', { quote: quote(typed), quote2: quote([corrected.typed]) })
    : quote(typed);
  if (part.matches.length === 0) return say('{asked} is not on this page', { asked });
  if (by === 'typed') return asked;
  if (by === 'parts')
    return say('{asked} by the compound or its parts {quote}, weight {weight}', {
      asked,
      quote: quote(words),
      weight,
    });
  return say('{asked} by the synonym {words}, weight {weight}, of the group {group}', {
    asked,
    words: quote(words),
    weight,
    group: rule ? sayRule(rule) : '',
  }).trim();
}

/** Where a word stands, in which form, and how often. */
export function sayMatch({ word, form, field, times }: Match): string {
  const often = times > 1 ? say(', {times} times', { times }) : '';
  return say(FORMS[form], { field: say(FIELDS[field]), word }) + often;
}

/** How many pages a search finds, and what it had to change to find them. */
export function sayOutcome({ total, corrections, fallback, didYouMean }: TriedSearch): string {
  const pages = total === 1 ? say('1 page.') : say('{total} pages.', { total });
  const dropped =
    fallback.dropped.length > 0 ? say(' Left out {quote}.', { quote: quote(fallback.dropped) }) : '';
  const steps: Record<string, AdminText | undefined> = {
    none: undefined,
    question_words: ' Without the words that only ask.',
    all_and_close: ' Few pages have all words, so others that come close follow.',
    majority: ' No page has all words, so these come closest.',
  };
  const step = steps[fallback.step];
  return [
    total === 0 ? say('No results.') : pages,
    ...corrections.map(({ typed, used }) =>
      say(' {quote} was corrected to {quote2}.', { quote: quote([typed]), quote2: quote([used]) }),
    ),
    step ? say(step) : '',
    dropped,
    didYouMean ? say(' Did you mean {quote}?', { quote: quote([didYouMean]) }) : '',
  ].join('');
}

/** Where a page stands in the list, if it is among the first hundred. */
export const sayRank = (rank: number | null): string => (rank === null ? say('none') : String(rank));

/** What happens to a page. */
export function sayMove({ before, after }: { before: number | null; after: number | null }): string {
  if (before === after) return say('Stays');
  if (before === null) return say('Comes in');
  if (after === null) return say('Goes out');
  return after < before ? say('Rises') : say('Falls');
}
