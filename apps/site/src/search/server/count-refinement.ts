import type { IncomingHttpHeaders } from 'node:http';
import { keywordToKeys } from '@keelstone/model';
import type { SearchCounter } from '@keelstone/outbox';
import { refinementOf } from '../url/refinement.ts';
import { countSelections } from '../url/search-state.ts';
import { parseSearchUrl, splitUrl } from '../url/search-url.ts';
import type { RequestedSearch } from './requested-search.ts';

/** Counts what became of the searches of one visitor. */
export type OutcomeCounter = { countOutcome(outcome: Parameters<SearchCounter['countOutcome']>[0]): void };

/**
 * Counts that a search page is opened from another one (S-26): by the header of every page, and without JavaScript by
 * any form or link of the search. The browser names the page before in `Referer`; it is neither stored nor passed on.
 * Results that were filtered before had their outcome then.
 */
export function countRefinement(
  headers: IncomingHttpHeaders,
  { settings, known, state, language }: RequestedSearch,
  counter: OutcomeCounter | undefined,
): void {
  if (!counter || headers['sec-fetch-site'] !== 'same-origin') return;
  const from = URL.parse(headers.referer ?? '');
  if (!from || (from.pathname !== settings.basePath && !from.pathname.startsWith(`${settings.basePath}/`)))
    return;
  const before = parseSearchUrl(splitUrl(from.pathname + from.search), settings, known);
  const outcome = countSelections(before) === 0 ? refinementOf(before, state) : null;
  if (!outcome) return;
  const keyword = keywordToKeys(before.keyword).join(' ');
  counter.countOutcome({ language, keyword, outcome, rank: 0, isFirst: true });
}
