import { keywordToKeys, LANGUAGES } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { limitReports, REPORT_OPTIONS, readReport, refuseMany } from '../../http/guard/page-reports.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { CLICKS_PATH, LONGEST_COUNTED, REFINEMENTS_PATH } from '../query/report-paths.ts';
import type { SearchDependencies } from './search-dependencies.ts';

const CLICKS_PER_NETWORK = 60;
const CLICKS_PER_PAGE = 5;
const REFINEMENTS_PER_NETWORK = 60;

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

/**
 * Counts which results visitors choose, what became of their searches and, if editors want the search to learn from it,
 * for which keywords pages were chosen (S-26). Accepts only requests from our own pages, for published pages, and a
 * limited number per network, because a program can send whatever our pages send.
 */
export function registerOutcomes(app: FastifyInstance, { content, searchCounter }: Dependencies): void {
  const [admitsClick, admitsPage] = [limitReports(CLICKS_PER_NETWORK), limitReports(CLICKS_PER_PAGE)];
  app.post(CLICKS_PATH, REPORT_OPTIONS, (request, reply) => {
    const report = readReport(clickSchema, request, reply);
    if (!report) return reply;
    const { nid, language, rank, isFirst } = report;
    if (!content.node(nid, language)) return reply.code(204).send();
    if (!admitsClick(request.ip) || !admitsPage(request.ip, `${nid} ${language}`)) return refuseMany(reply);
    const keyword = wordsOf(report.keyword);
    const learns = keyword !== '' && siteSettingsOf(content, language).search.learnsFromChoices;
    searchCounter?.countClick({ nid, language, ...(learns && { asked: { keyword, rank } }) }, request.ip);
    if (isFirst !== undefined)
      searchCounter?.countOutcome({ language, keyword, outcome: 'chosen', rank, isFirst }, request.ip);
    return reply.code(204).send();
  });

  const admitsRefinement = limitReports(REFINEMENTS_PER_NETWORK);
  app.post(REFINEMENTS_PATH, REPORT_OPTIONS, (request, reply) => {
    const report = readReport(refinementSchema, request, reply);
    if (!report) return reply;
    if (!admitsRefinement(request.ip)) return refuseMany(reply);
    searchCounter?.countOutcome({ ...report, keyword: wordsOf(report.keyword), rank: 0 }, request.ip);
    return reply.code(204).send();
  });
}
