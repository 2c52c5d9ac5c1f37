import { reportOf } from '../../browser/send-outcome.ts';
import { isCounted } from '../../url/refinement.ts';
import type { SearchContextValue } from '../search-context.ts';

/** Attributes of the link to a result, for what is chosen before the screen has been hydrated. */
export function choiceOf({ view, language }: SearchContextValue, nid: string, rank: number) {
  const { shownState } = view;
  const outcome = isCounted(shownState) ? { isFirst: true } : null;
  const report = reportOf({ nid, language, keyword: shownState.keyword, rank, outcome });
  return { 'data-choice': JSON.stringify(report) };
}
