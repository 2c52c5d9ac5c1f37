import type { Language } from '@keelstone/model/language';
import { CLICKS_PATH, LONGEST_COUNTED, REFINEMENTS_PATH } from '../query/report-paths.ts';
import type { Refinement } from '../url/refinement.ts';
import type { NewOutcome } from './search-outcomes.ts';

type Click = {
  nid: string;
  language: Language;
  keyword: string;
  /** Where the result was shown, from 1. */
  rank: number;
  /** What this means for the search; null if the search was not counted, or led to a result before. */
  outcome: NewOutcome | null;
};

/** A beacon outlives the page that sends it, and does not delay navigation. */
const send = (path: string, body: object) =>
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

/** Longer keywords are counted without their words. */
const wordsOf = (keyword: string) => (keyword && keyword.length <= LONGEST_COUNTED ? { keyword } : {});

/** What is reported when a result is chosen. */
export const reportOf = ({ nid, language, keyword, rank, outcome }: Click) => ({
  nid: Number(nid),
  language,
  ...wordsOf(keyword),
  ...(keyword && { rank }),
  ...outcome,
});

/** Tells the site which result was chosen for which keyword (S-26), with no data about the visitor. */
export const sendClick = (click: Click) => send(CLICKS_PATH, reportOf(click));

/** Tells the site that a search was followed by one in other words, or was filtered or sorted: not by which (S-26). */
export function sendRefinement(
  { keyword, refinement, language }: { keyword: string; refinement: Refinement; language: Language },
  outcome: NewOutcome,
): void {
  send(REFINEMENTS_PATH, { language, ...wordsOf(keyword), outcome: refinement, ...outcome });
}
