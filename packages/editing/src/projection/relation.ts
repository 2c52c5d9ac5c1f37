/** A relation as Payload returns it: an id, or the document, depending on the depth of the query. */
export type Relation = number | { id: number } | null | undefined;

/** A relation to one of several collections. */
export type AnyRelation<S extends string = string> = { relationTo: S; value: number | { id: number } };

export const idOf = (relation: number | { id: number }): number =>
  typeof relation === 'number' ? relation : relation.id;

/** The ids of a to-many relation, in order. */
export const idsOf = (relations: readonly (number | { id: number })[] | null | undefined): number[] =>
  (relations ?? []).map(idOf);
