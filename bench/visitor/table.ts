import { median } from '../percentile.ts';
import { KINDS, type Kind } from './page-timings.ts';
import type { Visit } from './visit.ts';

export type Visited = { name: string; isOurs: boolean; visits: Visit[] };

type Limits = {
  largestPaint: number;
  blocked: number;
  shift: number;
  scriptKilobytes: number;
  kilobytes: number;
};

/** Limits for our pages; kilobytes are 1,000 bytes, times milliseconds. */
const CONTENT_PAGE: Limits = {
  largestPaint: 1200,
  blocked: 50,
  shift: 0,
  scriptKilobytes: 30,
  kilobytes: 150,
};
const LIMITS: Record<string, Limits> = {
  article: { ...CONTENT_PAGE, kilobytes: 60 },
  search: { ...CONTENT_PAGE, kilobytes: 110 },
  'search, touched': { ...CONTENT_PAGE, scriptKilobytes: 110, kilobytes: 110 },
};

/** Against WordPress's article in the same run. */
const WORDPRESS = 'WordPress, the same article';
const LARGEST_PAINT_SHARE = 0.8;

const round = (value: number) => (value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value));

/** The median of each figure separately. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => round(median(visits.map(read)));
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, of((each) => each.bytes[kind])]));
  return {
    bytes: bytes as Record<Kind, number>,
    total: of(({ total }) => total),
    withoutMainImage: of(({ withoutMainImage }) => withoutMainImage),
    requests: of(({ requests }) => requests),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    shift: of(({ shift }) => shift),
    blocked: of(({ blocked }) => blocked),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

export function visitTable(visited: readonly Visited[]): string {
  const rows = visited.map(({ name, visits }) => {
    const visit = medianVisit(visits);
    return `| ${[
      name,
      visit.requests,
      ...KINDS.map((kind) => kilobytes(visit.bytes[kind])),
      kilobytes(visit.total),
      kilobytes(visit.withoutMainImage),
      seconds(visit.firstPaint),
      seconds(visit.largestPaint),
      visit.shift,
      Math.round(visit.blocked),
    ].join(' | ')} |`;
  });
  return `| | requests | ${KINDS.join(' | ')} | all, kB | without main image | FCP, s | LCP, s | CLS | TBT, ms |
|---|${'---|'.repeat(KINDS.length + 7)}
${rows.join('\n')}
`;
}

/** The limits that a page exceeds, in words; empty if none. */
export function excesses(visit: Visit, limits: Limits = CONTENT_PAGE): string[] {
  const found: [what: string, value: number, limit: number, unit: string][] = [
    ['LCP', visit.largestPaint, limits.largestPaint, 'ms'],
    ['TBT', visit.blocked, limits.blocked, 'ms'],
    ['CLS', visit.shift, limits.shift, ''],
    ['JavaScript', visit.bytes.script / 1000, limits.scriptKilobytes, 'kB'],
    ['all without the main image', visit.withoutMainImage / 1000, limits.kilobytes, 'kB'],
  ];
  return found
    .filter(([, value, limit]) => value > limit)
    .map(([what, value, limit, unit]) => `${what} ${round(value)} instead of ${limit} ${unit}`.trim());
}

export function describeLimits(visited: readonly Visited[]): string {
  return visited
    .filter(({ isOurs }) => isOurs)
    .map(({ name, visits }) => {
      const found = excesses(medianVisit(visits), LIMITS[name]);
      return `- ${name}: ${found.length === 0 ? 'met' : `missed: ${found.join('; ')}`}.`;
    })
    .join('\n');
}

/** A peer's page as a multiple of ours. */
export function compare(own: Visited, peer: Visited): string {
  const [ours, theirs] = [medianVisit(own.visits), medianVisit(peer.visits)];
  const times = (read: (visit: Visit) => number, unit: string) => {
    const [mine, other] = [read(ours), read(theirs)];
    return mine === 0 ? `${other}${unit} to 0${unit}` : `${(other / mine).toFixed(2)} ×`;
  };
  return `- ${peer.name} ÷ ${own.name}: bytes ${times(({ total }) => total, '')}, JavaScript ${times(({ bytes }) => bytes.script, '')}, requests ${times(({ requests }) => requests, '')}, LCP ${times(({ largestPaint }) => largestPaint, '')}, TBT ${times(({ blocked }) => blocked, ' ms')}.`;
}

/** Whether each page is painted no later than WordPress's article, and its largest part clearly earlier. */
export function describePeers(visited: readonly Visited[]): string {
  const peer = visited.find(({ name }) => name === WORDPRESS);
  if (!peer) return '- first paint no later than WordPress: not measured, there is no WordPress here.';
  const theirs = medianVisit(peer.visits);
  const own = visited.filter(({ isOurs }) => isOurs);
  const verdictOf = (read: (visit: Visit) => number, share: number) =>
    own
      .map(({ name, visits }) => {
        const ratio = read(medianVisit(visits)) / read(theirs);
        return `${name} ${ratio.toFixed(2)} × (${ratio <= share ? 'met' : 'missed'})`;
      })
      .join(', ');
  return `- FCP ÷ WordPress's, at most 1: ${verdictOf(({ firstPaint }) => firstPaint, 1)}.
- LCP ÷ WordPress's, at most ${LARGEST_PAINT_SHARE}: ${verdictOf(({ largestPaint }) => largestPaint, LARGEST_PAINT_SHARE)}.`;
}

export function interactionTable(interactions: readonly Readonly<Record<string, number>>[]): string {
  const names = Object.keys(interactions[0] ?? {});
  if (names.length === 0) return 'Not measured: the search page was left out.';
  const row = names.map((name) => Math.round(median(interactions.map((each) => each[name] ?? Number.NaN))));
  return `| ${names.join(' | ')} |
|${'---|'.repeat(names.length)}
| ${row.map((value) => `${value} ms`).join(' | ')} |`;
}
