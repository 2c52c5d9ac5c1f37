import * as v from 'valibot';

/** Lines of text in order; null for those that the editor left empty. */
export type Lines = (string | null)[];

/** A part of a page that can answer a question by itself, such as a term with its definition (S-31). */
export type Passage = {
  /** The question or term that the text answers or defines. */
  heading: string;
  text: string;
  /** The anchor that leads to the passage, if it has one. */
  anchor?: string;
  /** The anchor of what contains it, such as the item of an accordion, which has to be opened. */
  containerAnchor?: string;
};

/** Every section and paragraph has a unique id: GraphQL's `paragraph(id)` finds a section by it (S-22). */
export const kindId = v.string();
export const heading = v.nullable(v.string());
/** The part of the URL after `#` that leads here; unique on its page. */
export const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/));

/** The published shape of one kind of section or paragraph, and the text in it. */
export type KindModel<Schema extends v.GenericSchema> = {
  schema: Schema;
  /**
   * The text visible on the page, for the search index, one line per text. Excludes the nodes that it refers to,
   * which are indexed separately, and the fields of forms, which are questions rather than content.
   */
  text(value: v.InferOutput<Schema>): Lines;
  /** The passages in it that can answer a question, in the order of the page; left out if there never are any. */
  passages?(value: v.InferOutput<Schema>): Passage[];
};

/**
 * Declares a kind: TypeScript infers the parameter of `text` from the schema.
 *
 * @param schema of the published shape
 * @param text extracts the visible text of a value, one line per text
 * @param passages extracts what can answer a question
 */
export const defineKind = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: KindModel<Schema>['text'],
  passages?: KindModel<Schema>['passages'],
): KindModel<Schema> => ({ schema, text, ...(passages && { passages }) });

/** The schemas of a list of kinds, in the same order, in the form that `v.variant` requires. */
export type SchemasOf<Kinds extends readonly { schema: unknown }[]> = {
  -readonly [I in keyof Kinds]: Kinds[I]['schema'];
};
export const schemasOf = <const Kinds extends readonly { schema: unknown }[]>(kinds: Kinds) =>
  kinds.map(({ schema }) => schema) as SchemasOf<Kinds>;
