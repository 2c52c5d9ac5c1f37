import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentType, NodeReference } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';

type RelatedQuestion = {
  types: readonly ContentType[];
  count: number;
  /** Nids that are shown already. */
  except: readonly number[];
  /** Unix seconds. */
  now: number;
};

/** Types that one reads next. Products, people and overviews are reached by what names them. */
export const READABLE_TYPES: readonly ContentType[] = [
  'article',
  'case_study',
  'event',
  'resource',
  'solution',
];

/** What shares terms with a node, best first (see ContentReplica.related); of events those that have not begun. */
export function relatedNodes(
  node: PublishedNode,
  content: ContentReplica,
  { types, count, except, now }: RelatedQuestion,
): NodeReference[] {
  const accepts = (other: PublishedNode) =>
    types.includes(other.type) &&
    !except.includes(other.nid) &&
    (other.type !== 'event' || other.startsAt > now);
  return content.related(node, { count, accepts }).map(referenceOf);
}
