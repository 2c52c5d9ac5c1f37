import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import type {
  SearchTrial,
  SearchTrialRequest,
  TriedResult,
  TriedSearch,
} from '@keelstone/model/preview/search-trial';
import type { ComparedIndex, SearchRequest } from '@keelstone/search-index';
import type { SiteContext } from '../../app/site-context.ts';
import { decideStatus } from '../../search/query/conditions.ts';
import { toSearchRequest } from '../../search/query/search-request.ts';
import { runSearch } from '../../search/server/run-search.ts';
import type { NodeLookup } from '../../search/server/search-dependencies.ts';
import { cleanKeyword, EMPTY_STATE } from '../../search/url/search-state.ts';
import { searchSettings } from '../../shell/page-settings.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { withChange } from '../search-effect/compare-searches.ts';

/** Ranks beyond this one are not told. */
const RANKED = 100;

type Context = Pick<SiteContext, 'content' | 'indexes'>;
/** What a search shows, and the order of the first results. */
type Tried = { shown: TriedSearch; ranked: readonly number[] };

/** Searches as the search screen does, and explains the first page. */
function searchIn(index: ComparedIndex, request: SearchRequest, nodeOf: NodeLookup): Tried {
  const { documents, recommended, result_count, fallback, corrections, didYouMean } = runSearch(
    index,
    request,
    nodeOf,
  );
  const explain = (nids: readonly number[], isPinned: (nid: number) => boolean): TriedResult[] =>
    index.explain(request, nids).flatMap(({ nid, score, byChoices, parts }) => {
      const node = nodeOf(nid);
      if (!node) return [];
      const { title, path, created } = node;
      // The index's types are read-only, which JSON does not know.
      const shownParts = parts as TriedResult['parts'];
      return [{ nid, title, path, created, isPinned: isPinned(nid), score, byChoices, parts: shownParts }];
    });
  const conditions = decideStatus(request.conditions) ?? [];
  const pinned = new Set(recommended.flatMap((each) => (each.pinned ? [Number(each.nid)] : [])));
  const nidsOf = (found: readonly { nid: string }[]) => found.map(({ nid }) => Number(nid));
  return {
    shown: {
      total: result_count,
      fallback,
      corrections,
      didYouMean,
      recommended: explain(nidsOf(recommended), (nid) => pinned.has(nid)),
      results: explain(nidsOf(documents), () => false),
    },
    ranked: index.search({ ...request, conditions, limit: RANKED, facets: [] }).nids,
  };
}

const rankIn = ({ ranked }: Tried, nid: number): number | null => {
  const place = ranked.indexOf(nid);
  return place < 0 ? null : place + 1;
};

/** Where the pages on the first page of either search stand in both. */
function movesOf(now: Tried, changed: Tried, nodeOf: NodeLookup): SearchTrial['moves'] {
  const nids = new Set([...changed.shown.results, ...now.shown.results].map(({ nid }) => nid));
  return [...nids].map((nid) => ({
    nid,
    title: nodeOf(nid)?.title ?? String(nid),
    before: rankIn(now, nid),
    after: rankIn(changed, nid),
  }));
}

/**
 * Tries a search for an editor: what it shows and why, now and after a change.
 *
 * @throws InvalidNodeError if a draft is none
 */
export function trySearch(
  { language, query, order, change }: SearchTrialRequest,
  { content, indexes }: Context,
): SearchTrial {
  const settings = searchSettings(siteSettingsOf(content, language), null);
  const sort = order === 'relevance' ? 'rel' : EMPTY_STATE.sort;
  const request = toSearchRequest({ ...EMPTY_STATE, keyword: cleanKeyword(query), sort }, settings);
  const published: NodeLookup = (nid) => content.node(nid, language);
  const now = searchIn(
    indexes.withRules(language, (rules) => rules),
    request,
    published,
  );
  if (change === null) return { now: now.shown, changed: null, moves: [] };
  if (change.kind === 'rule') {
    const changed = searchIn(indexes.withRules(language, withChange(change)), request, published);
    return { now: now.shown, changed: changed.shown, moves: movesOf(now, changed, published) };
  }
  const draft = parsePublishedNode(change.node);
  const nodeOf: NodeLookup = (nid) => (nid === draft.nid ? draft : published(nid));
  const changed = indexes.withDraft(draft, (index) => searchIn(index, request, nodeOf));
  return { now: now.shown, changed: changed.shown, moves: movesOf(now, changed, nodeOf) };
}
