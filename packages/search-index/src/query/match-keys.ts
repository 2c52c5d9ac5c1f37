import type { IndexCore } from '../index-core.ts';
import type { Correction, SearchRequest } from '../search-index.ts';
import type { Concept } from '../text/concepts.ts';
import type { KeyReader } from './key-reader.ts';

/** The documents that match full-text keys, before any condition is applied. */
export type MatchedKeys = {
  groups: readonly (readonly Concept[])[];
  /** Ordinals of the documents that match, in no particular order. */
  found: Uint32Array;
  /** Ordinals of the documents that editors have pinned, in the editors' order. */
  pinned: readonly number[];
  corrections: readonly Correction[];
};

/**
 * Looks the keys up as typed; if they match nothing, tries again with unknown words replaced by similar words of
 * the index.
 */
export function matchKeys(
  core: IndexCore,
  reader: KeyReader,
  request: Pick<SearchRequest, 'keys' | 'conjunction'>,
): MatchedKeys | null {
  const groups = reader.read(request);
  if (groups.length === 0) return null;
  const pinned = reader.pinnedFor(request).flatMap((nid) => core.table.ordinalOf(nid) ?? []);
  const matched = core.text.match(groups);
  const corrected = matched.length === 0 ? reader.correct(request, core.text) : null;
  if (!corrected) return { groups, found: matched, pinned, corrections: [] };
  const found = core.text.match(corrected.groups);
  return { ...corrected, found, pinned, corrections: found.length > 0 ? corrected.corrections : [] };
}
