import type { TriedResult, TriedSearch } from '@keelstone/model/preview/search-trial';

type Part = TriedResult['parts'][number];
type Match = Part['matches'][number];

const shares = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const FIELDS: Record<Match['field'], string> = {
  title: 'title',
  alsoFoundBy: 'also found by',
  terms: 'suites, industries, tags, type and year',
  excerpt: 'summary',
  body: 'text',
};

const FORMS: Record<Match['form'], string> = {
  exact: '',
  form: ' as another form',
  beginning: ' as a word that begins so',
};

const quote = (words: readonly string[]) => `“${words.join(' ')}”`;

/** A share of a score, such as `62%`; empty if there is no score. */
export const sayShare = (part: number, whole: number): string =>
  whole > 0 ? shares.format(part / whole) : '';

/** What the rule of a synonym says, such as `risk · hazard` or `cctv → camera`. */
const sayRule = ({ phrases, finds }: NonNullable<Part['rule']>): string =>
  finds ? `${phrases.join(' · ')} → ${finds.join(' · ')}` : phrases.join(' · ');

/** Which words of the search a part is about, and what stands for them on the page. */
export function sayWords(part: Part, { corrections }: Pick<TriedSearch, 'corrections'>): string {
  const { typed, words, by, rule, weight } = part;
  const corrected = corrections.find(({ used }) => typed.includes(used));
  const asked = corrected ? `${quote(typed)}, corrected from ${quote([corrected.typed])}` : quote(typed);
  if (part.matches.length === 0) return `${asked} is not on this page`;
  if (by === 'typed') return asked;
  if (by === 'parts') return `${asked} by the compound or its parts ${quote(words)}, weight ${weight}`;
  return `${asked} by the synonym ${quote(words)}, weight ${weight}, of the group ${rule ? sayRule(rule) : ''}`.trim();
}

/** Where a word stands, in which form, and how often. */
export function sayMatch({ word, form, field, times }: Match): string {
  const often = times > 1 ? `, ${times} times` : '';
  return `${FIELDS[field]} – ${word}${FORMS[form]}${often}`;
}

/** How many pages a search finds, and what it had to change to find them. */
export function sayOutcome({ total, corrections, fallback, didYouMean }: TriedSearch): string {
  const pages = total === 1 ? '1 page.' : `${total} pages.`;
  const dropped = fallback.dropped.length > 0 ? ` Left out ${quote(fallback.dropped)}.` : '';
  const steps = {
    none: '',
    question_words: ' Without the words that only ask.',
    all_and_close: ' Few pages have all words, so others that come close follow.',
    majority: ' No page has all words, so these come closest.',
  };
  return [
    total === 0 ? 'No results.' : pages,
    ...corrections.map(({ typed, used }) => ` ${quote([typed])} was corrected to ${quote([used])}.`),
    steps[fallback.step],
    dropped,
    didYouMean ? ` Did you mean ${quote([didYouMean])}?` : '',
  ].join('');
}

/** Where a page stands in the list, if it is among the first hundred. */
export const sayRank = (rank: number | null): string => (rank === null ? 'none' : String(rank));

/** What happens to a page. */
export function sayMove({ before, after }: { before: number | null; after: number | null }): string {
  if (before === after) return 'Stays';
  if (before === null) return 'Comes in';
  if (after === null) return 'Goes out';
  return after < before ? 'Rises' : 'Falls';
}
