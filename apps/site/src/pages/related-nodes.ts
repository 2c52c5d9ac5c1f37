import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import type { ContentType, NodeReference } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';

type RelatedQuestion = {
  /** Of this type only; without one, whatever is read next. Products, people and overviews are reached by what names them. */
  type?: ContentType;
  count: number;
  /** Nids that are shown already, beside those that the node names. */
  except: readonly number[];
  /** Unix seconds. */
  now: number;
};

/** Adds the nids of all references in a value. */
function addNamed(value: unknown, nids: Set<number>): Set<number> {
  if (typeof value !== 'object' || value === null) return nids;
  if ('nid' in value && 'path' in value) nids.add(value.nid as number);
  for (const each of Object.values(value)) addNamed(each, nids);
  return nids;
}

/** The nids that a node names outside of its text, which only links to them. A change of a node is another object. */
const namedBy = new WeakMap<PublishedNode, ReadonlySet<number>>();

function nidsNamedBy(node: PublishedNode): ReadonlySet<number> {
  const named = namedBy.get(node) ?? addNamed({ ...node, body: null }, new Set());
  namedBy.set(node, named);
  return named;
}

/**
 * Nodes that share terms with a node, best first (see ContentReplica.related); only events that have not begun, and
 * nothing that an editor has chosen for the page's fields or sections: it would be there twice.
 */
export function relatedNodes(
  node: PublishedNode,
  content: ContentReplica,
  { type, count, except, now }: RelatedQuestion,
): NodeReference[] {
  const named = nidsNamedBy(node);
  const accepts = (other: PublishedNode) =>
    (type === undefined || type === other.type) &&
    !except.includes(other.nid) &&
    !named.has(other.nid) &&
    (traitsOf(other.type).isReadNext?.(other, now) ?? type !== undefined);
  return content.related(node, { count, accepts }).map(referenceOf);
}
