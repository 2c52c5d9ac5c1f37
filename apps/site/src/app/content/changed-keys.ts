import { subjectsOf } from '@keelstone/content/facets.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import { type ContentChange, type ContentReplica, referredBy } from '@keelstone/read-model';
import { nodeKey, nodesKey, pathKey, rankingKey, referringKey, settingKey, typeKey } from './content-keys.ts';

/**
 * The surrogate keys of the responses that a change makes stale. Too many are harmless; one too few is a stale
 * page.
 *
 * @param before the replica as it was before the change
 */
export function changedKeys(change: ContentChange, before: ContentReplica): string[] {
  if (change.kind === 'setting') return [settingKey(change.key, change.language)];
  if (change.kind === 'redirect') return [pathKey(change.from)];
  // The documents are the same: pages are purged when the new index is ready (SearchIndexes, onRebuilt).
  if (change.kind === 'reindex') return [];
  const { nid, language, node } = change;
  const previous = before.node(nid, language);
  const versions = [previous, node].filter((version) => version !== null);
  return [
    nodeKey(nid, language),
    nodesKey(language),
    ...versions.flatMap((version) => keysOf(version, language)),
    ...(isRankedAlike(previous, node) ? [] : [rankingKey(language)]),
  ];
}

function keysOf(node: PublishedNode, language: Language): string[] {
  const referred = [...referredBy(node)].map((nid) => referringKey(nid, language));
  return [pathKey(node.path), typeKey(node.type, language), ...referred];
}

/** Everything that determines which nodes are related, and their order. */
function ranked(node: PublishedNode | null) {
  if (!node) return null;
  const { type, archived, created } = node;
  const terms = subjectsOf(node).map(([, list]) => list.map(({ id }) => id));
  return { type, archived, created, terms, startsAt: 'startsAt' in node ? node.startsAt : null };
}

const isRankedAlike = (one: PublishedNode | null, other: PublishedNode | null) =>
  JSON.stringify(ranked(one)) === JSON.stringify(ranked(other));
