import type { NodeReference } from '@keelstone/model';

/** A published page as structured data refers to it, without details. */
type NamedThing<Type extends string> = { '@type': Type; name: string; url: string };

/** References to nodes in structured data: the schema.org type of each, its name and its URL. */
export function namedThings<Type extends string>(
  type: Type,
  references: readonly NodeReference[],
  origin: string,
): NamedThing<Type>[] {
  return references.map(({ title, path }) => ({
    '@type': type,
    name: title,
    url: new URL(path, origin).href,
  }));
}
