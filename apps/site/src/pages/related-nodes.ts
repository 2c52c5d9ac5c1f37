import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import type { ContentType, NodeReference } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';

type RelatedQuestion = {
  /** Of this type only; without one, whatever is read next. Products, people and overviews are reached by what names them. */
  type?: ContentType;
  count: number;
  /** Nids that are shown already. */
  except: readonly number[];
  /** Unix seconds. */
  now: number;
};

/** Nodes that share terms with a node, best first (see ContentReplica.related); only events that have not begun. */
export function relatedNodes(
  node: PublishedNode,
  content: ContentReplica,
  { type, count, except, now }: RelatedQuestion,
): NodeReference[] {
  const accepts = (other: PublishedNode) =>
    (type === undefined || type === other.type) &&
    !except.includes(other.nid) &&
    (traitsOf(other.type).isReadNext?.(other, now) ?? type !== undefined);
  return content.related(node, { count, accepts }).map(referenceOf);
}
