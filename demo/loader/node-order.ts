import { asList, type WritableField, writableFields } from './fields.ts';
import { type Content, type Entry, fieldsOf, isNode, type Target } from './read-content.ts';

/** The nodes that a node belongs to, by the fields that name one and no more than one. */
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

/** The nodes in an order in which each comes after those it belongs to: its path may be made from their titles. */
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

/** The pictures and files that are made of pages and that the fields of this one show, its own first. */
export function picturesOf({ slug, source }: Entry, content: Content): Target[] {
  return writableFields(fieldsOf(slug)).flatMap((field) => {
    const key = source.value[field.name];
    if (field.type !== 'upload' || typeof key !== 'string') return [];
    const target = content.resolve(asList(field.relationTo), key);
    return target && !content.find(target) ? [target] : [];
  });
}
