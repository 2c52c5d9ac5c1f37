import { asList, type WritableField, writableFields } from './fields.ts';
import { type Content, type Entry, fieldsOf, isNode, type Target } from './read-content.ts';

/** The parents of a node: nodes in its single-value relationships. */
export function ownersOf(
  { slug, source }: Entry,
  content: Content,
): { field: WritableField; owner: Entry }[] {
  return writableFields(fieldsOf(slug)).flatMap((field) => {
    const key = source.value[field.name];
    if (field.type !== 'relationship' || typeof key !== 'string') return [];
    const target = content.resolve(asList(field.relationTo), key);
    const owner = target && content.find(target);
    return owner && isNode(owner.slug) ? [{ field, owner }] : [];
  });
}

/** Orders nodes after their parents, because their paths may include the parents' titles. */
export function nodesInOrder(content: Content): Entry[] {
  const ordered: Entry[] = [];
  const seen = new Set<Entry>();
  function visit(entry: Entry) {
    if (seen.has(entry)) return;
    seen.add(entry);
    for (const { owner } of ownersOf(entry, content)) visit(owner);
    ordered.push(entry);
  }
  for (const entry of content.entries) if (isNode(entry.slug)) visit(entry);
  return ordered;
}

/** The generated pictures and files that a node's fields show, its own first. */
export function picturesOf({ slug, source }: Entry, content: Content): Target[] {
  return writableFields(fieldsOf(slug)).flatMap((field) => {
    const key = source.value[field.name];
    if (field.type !== 'upload' || typeof key !== 'string') return [];
    const target = content.resolve(asList(field.relationTo), key);
    return target && !content.find(target) ? [target] : [];
  });
}
