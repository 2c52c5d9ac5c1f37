import { keywordToKeys, LANGUAGES } from '@keelstone/model';
import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { CLICKS_PATH, LONGEST_COUNTED, REFINEMENTS_PATH } from '../query/report-paths.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** A keyword of characters that JSON writes as six bytes fits in. */
const BODY_LIMIT = 1024;

/** Allows for several people behind one address; programs that try to promote a page send more. */
const WINDOW_MS = 600_000;
const CLICKS_PER_NETWORK = 60;
const CLICKS_PER_PAGE = 5;
const REFINEMENTS_PER_NETWORK = 60;
const MOST_VISITORS = 20_000;

const search = {
  language: v.picklist(LANGUAGES),
  /** What it was chosen for, or what was refined; missing if it is too long to be counted with its words. */
  keyword: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_COUNTED)), ''),
};

const clickSchema = v.object({
  ...search,
  nid: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  rank: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Whether the search had no other outcome before; missing if it had this one, or was not counted. */
  isFirst: v.optional(v.boolean()),
});

const refinementSchema = v.object({
  ...search,
  outcome: v.picklist(['refined', 'filtered']),
  isFirst: v.boolean(),
});

type Dependencies = Pick<SearchDependencies, 'searchCounter' | 'content'>;

const wordsOf = (keyword: string): string => keywordToKeys(keyword).join(' ');

const limitTo = (limit: number) => new RateLimit({ limit, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS });

/** Limits the clicks of a network within ten minutes, in total and per page. In memory, by hashed IP addresses. */
function createClickLimit() {
  const [network, page] = [limitTo(CLICKS_PER_NETWORK), limitTo(CLICKS_PER_PAGE)];
  const marks = new HashedAddresses();
  return (address: string, chosen: string): boolean => {
    const mark = marks.of(address);
    return network.admits(mark) && page.admits(`${mark} ${chosen}`);
  };
}

/** Reads what one of our own pages reports; otherwise sends a refusal, and returns null. */
function readReport<Schema extends v.GenericSchema>(
  schema: Schema,
  request: FastifyRequest,
  reply: FastifyReply,
): v.InferOutput<Schema> | null {
  reply.header('cache-control', 'no-store');
  // Every browser that can send JSON beacons also sends this header.
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    void reply.code(403).send();
    return null;
  }
  const { success, output } = v.safeParse(schema, request.body);
  if (success) return output;
  void reply.code(400).send();
  return null;
}

const refuseMany = (reply: FastifyReply) =>
  reply
    .code(429)
    .header('retry-after', String(WINDOW_MS / 1000))
    .send();

/**
 * Counts which results visitors choose, what became of their searches and, if editors want the search to learn from it,
 * for which keywords pages were chosen (S-26). Accepts only requests from our own pages, for published pages, and a
 * limited number per network, because a program can send whatever our pages send.
 */
export function registerOutcomes(app: FastifyInstance, { content, searchCounter }: Dependencies): void {
  const admitsClick = createClickLimit();
  app.post(CLICKS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const report = readReport(clickSchema, request, reply);
    if (!report) return reply;
    const { nid, language, rank, isFirst } = report;
    if (!content.node(nid, language)) return reply.code(204).send();
    if (!admitsClick(request.ip, `${nid} ${language}`)) return refuseMany(reply);
    const keyword = wordsOf(report.keyword);
    const learns = keyword !== '' && siteSettingsOf(content, language).search.learnsFromChoices;
    searchCounter?.countClick({ nid, language, ...(learns && { asked: { keyword, rank } }) }, request.ip);
    if (isFirst !== undefined)
      searchCounter?.countOutcome({ language, keyword, outcome: 'chosen', rank, isFirst });
    return reply.code(204).send();
  });

  const [refinements, marks] = [limitTo(REFINEMENTS_PER_NETWORK), new HashedAddresses()];
  app.post(REFINEMENTS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const report = readReport(refinementSchema, request, reply);
    if (!report) return reply;
    if (!refinements.admits(marks.of(request.ip))) return refuseMany(reply);
    searchCounter?.countOutcome({ ...report, keyword: wordsOf(report.keyword), rank: 0 });
    return reply.code(204).send();
  });
}
