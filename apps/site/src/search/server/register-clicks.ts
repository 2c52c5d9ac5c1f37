import { keywordToKeys, LANGUAGES } from '@keelstone/model';
import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { CLICKS_PATH, LONGEST_CHOSEN_FOR } from '../query/reported-clicks.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** A keyword of characters that JSON writes as six bytes fits in. */
const BODY_LIMIT = 512;

/** Allows for several people behind one address; programs that try to promote a page send more. */
const WINDOW_MS = 600_000;
const CLICKS_PER_NETWORK = 60;
const CLICKS_PER_PAGE = 5;
const MOST_VISITORS = 20_000;

const clickSchema = v.object({
  nid: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  language: v.picklist(LANGUAGES),
  /** What it was chosen for, and where it was shown; both are missing for a keyword that is too long to be counted. */
  keyword: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CHOSEN_FOR)), ''),
  rank: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

type Dependencies = Pick<SearchDependencies, 'searchCounter' | 'content'>;

/** Limits the clicks of a network within ten minutes, in total and per page. In memory, by hashed IP addresses. */
function createClickLimit() {
  const limitTo = (limit: number) =>
    new RateLimit({ limit, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS });
  const [network, page] = [limitTo(CLICKS_PER_NETWORK), limitTo(CLICKS_PER_PAGE)];
  const marks = new HashedAddresses();
  return (address: string, chosen: string): boolean => {
    const mark = marks.of(address);
    return network.admits(mark) && page.admits(`${mark} ${chosen}`);
  };
}

/**
 * Counts which results visitors choose, and for which keywords if editors want the search to learn from it (S-26).
 * Accepts only requests from our own pages, for published pages, and a limited number per network, because a program
 * can send whatever our pages send.
 */
export function registerClicks(app: FastifyInstance, { content, searchCounter }: Dependencies): void {
  const admits = createClickLimit();
  app.post(CLICKS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Every browser that can send JSON beacons also sends this header.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send();
    const { success, output } = v.safeParse(clickSchema, request.body);
    if (!success) return reply.code(400).send();
    const { nid, language, rank } = output;
    if (!content.node(nid, language)) return reply.code(204).send();
    if (!admits(request.ip, `${nid} ${language}`)) {
      return reply
        .code(429)
        .header('retry-after', String(WINDOW_MS / 1000))
        .send();
    }
    const keyword = keywordToKeys(output.keyword).join(' ');
    const learns = keyword !== '' && siteSettingsOf(content, language).search.learnsFromChoices;
    const click = { nid, language, ...(learns && { asked: { keyword, rank } }) };
    searchCounter?.countClick(click, request.ip);
    return reply.code(204).send();
  });
}
