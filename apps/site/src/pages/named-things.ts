import type { NodeReference } from '@keelstone/model';

/** Nodes that structured data names: what kind of thing each is to schema.org, its name, and where it is told of. */
export function namedThings(type: string, references: readonly NodeReference[], origin: string) {
  return references.map(({ title, path }) => ({ '@type': type, name: title, url: origin + path }));
}
