import type { NodeReference } from '@keelstone/model';

/** What is published at an address, as structured data names it without telling more. */
type NamedThing<Type extends string> = { '@type': Type; name: string; url: string };

/** Nodes that structured data names: what kind of thing each is to schema.org, its name, and where it is told of. */
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
