import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';
import { richTextSchema } from '../rich-text.ts';
import { FILE_GROUPS, MOST_FILES, MOST_MEGABYTES } from './form-file.ts';

/** The value of a single checkbox when it is checked. */
export const TICKED = 'yes';

/** Asks for a field only if one of these values was chosen in another field. */
export const conditionSchema = v.object({ field: v.string(), values: v.array(v.string()) });

/** Properties of all form fields. `name` is unique in its form: letters, digits, underscores. */
const field = {
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,40}$/i)),
  label: v.string(),
  help: v.nullable(v.string()),
  isRequired: v.boolean(),
  condition: v.optional(conditionSchema),
};
const options = v.array(v.object({ value: v.string(), label: v.string() }));
/** An HTML autofill token, such as `organization` (WCAG 1.3.5). */
const autocomplete = v.nullable(v.string());
/** In characters. */
const maxLength = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** Maximum length of an input if the editor sets none, in characters. */
export const DEFAULT_MAX_LENGTH = { text: 200, textarea: 2000 } as const;

/** A field of a marketing form (C-8), by kind. */
export const formFieldSchema = v.variant('kind', [
  v.object({ kind: v.literal('text'), ...field, autocomplete, maxLength }),
  v.object({ kind: v.literal('email'), ...field }),
  v.object({ kind: v.literal('phone'), ...field }),
  v.object({ kind: v.literal('number'), ...field, min: v.nullable(v.number()), max: v.nullable(v.number()) }),
  v.object({ kind: v.literal('textarea'), ...field, maxLength }),
  v.object({ kind: v.literal('select'), ...field, options }),
  v.object({ kind: v.literal('radio'), ...field, options }),
  v.object({ kind: v.literal('checkboxes'), ...field, options }),
  /** A single checkbox, such as an agreement; its label may contain links. */
  v.object({ kind: v.literal('checkbox'), ...field, text: richTextSchema }),
  v.object({
    kind: v.literal('file'),
    ...field,
    accepts: v.array(v.picklist(FILE_GROUPS)),
    maxMegabytes: v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_MEGABYTES)),
    maxFiles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FILES)),
  }),
]);
export type FormField = v.InferOutput<typeof formFieldSchema>;
export type FormFieldKind = FormField['kind'];

export const HIDDEN_FIELD_SOURCES = ['page_url', 'referrer', 'query', 'fixed'] as const;

/**
 * A field that visitors do not see. Its value comes from the page, from the page's URL (`utm_*`, a campaign), or
 * is fixed.
 */
const hiddenFieldSchema = v.object({
  name: v.string(),
  source: v.picklist(HIDDEN_FIELD_SOURCES),
  /** The query parameter's name, or the fixed value; null for the other sources. */
  value: v.nullable(v.string()),
});
export type HiddenField = v.InferOutput<typeof hiddenFieldSchema>;

const confirmationSchema = v.variant('kind', [
  v.object({ kind: v.literal('message'), message: richTextSchema }),
  v.object({ kind: v.literal('redirect'), url: v.string() }),
]);
export type Confirmation = v.InferOutput<typeof confirmationSchema>;

/** A form built by an editor, in one language. */
export const formSchema = v.object({
  id: v.number(),
  /** The language of its words, if it has none in that of its page. Forms published before this was recorded have none. */
  language: v.optional(v.picklist(LANGUAGES)),
  title: v.string(),
  fields: v.array(formFieldSchema),
  /** Two or more, each from the field of this index to the next one; left out if the form is shown whole. */
  steps: v.optional(v.array(v.object({ title: v.string(), first: v.number() }))),
  hiddenFields: v.array(hiddenFieldSchema),
  submitLabel: v.string(),
  /** Shown below the button: says how the submitted data is used. */
  note: richTextSchema,
  confirmation: confirmationSchema,
});
export type Form = v.InferOutput<typeof formSchema>;

type Conditional = Pick<FormField, 'name' | 'condition'>;

/** What was entered in a field, by its name. */
type ReadValues = (name: string) => readonly string[];

/**
 * The names of the fields that a form asks for, given what was chosen in the others. A field whose condition names one
 * that is itself not asked for, or that the form does not have, is not asked for either.
 *
 * @param fields all fields of the form, in its order: a condition names a field before its own
 */
export function askedNames(fields: readonly Conditional[], read: ReadValues): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const { name, condition } of fields) {
    const isMet = ({ field, values }: NonNullable<typeof condition>) =>
      asked.has(field) && read(field).some((value) => values.includes(value));
    if (!condition || isMet(condition)) asked.add(name);
  }
  return asked;
}
