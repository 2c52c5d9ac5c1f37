import * as v from 'valibot';

/** Lines as they come: what an editor left empty is null. */
export type Lines = (string | null)[];

/** Every section and paragraph has an id of its own: GraphQL's `paragraph(id)` finds a section by that (S-22). */
export const kindId = v.string();
export const heading = v.nullable(v.string());
/** The part of the URL behind `#` that leads here; unique on its page. */
export const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/));

/** The published shape of one kind of section or paragraph, and the words in it. */
export type KindModel<Schema extends v.GenericSchema> = {
  schema: Schema;
  /**
   * The words that stand on the page, for the search index, one line per text. Nodes that it refers to speak for
   * themselves, and the fields of a form are questions, not content.
   */
  text(value: v.InferOutput<Schema>): Lines;
};

/** Declares a kind: TypeScript infers from the schema what `text` is handed. */
export const defineKind = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: KindModel<Schema>['text'],
): KindModel<Schema> => ({ schema, text });

/** The schemas of a list of kinds, in its order, as `v.variant` takes them. */
export type SchemasOf<Kinds extends readonly { schema: unknown }[]> = {
  -readonly [I in keyof Kinds]: Kinds[I]['schema'];
};
export const schemasOf = <const Kinds extends readonly { schema: unknown }[]>(kinds: Kinds) =>
  kinds.map(({ schema }) => schema) as SchemasOf<Kinds>;
