import type { FormField, FormFieldKind } from '@keelstone/model';
import { DEFAULT_MAX_LENGTH, TICKED } from '@keelstone/model';
import { linesOf } from '../lines-of.ts';
import type { FormDocument } from '../payload-types.ts';
import type { ProjectionContext } from './projection-context.ts';
import { projectRichText } from './rich-text/project-rich-text.ts';

type FieldDocument = FormDocument['fields'][number];
type DocumentOf<K extends FormFieldKind> = Extract<FieldDocument, { blockType: K }>;
type OptionRow = { value?: string | null; label?: string | null };
/** The properties that one kind of field has in addition to the common ones. */
type Own<K extends FormFieldKind> = Omit<
  Extract<FormField, { kind: K }>,
  'kind' | 'name' | 'label' | 'help' | 'isRequired' | 'condition'
>;
type Project<K extends FormFieldKind> = (
  document: DocumentOf<K>,
  context: ProjectionContext,
) => Promise<Own<K> | null>;

/** A field without options could never be filled in. */
const projectOptions = async ({ options }: { options?: readonly OptionRow[] | null }) => {
  const projected = (options ?? []).flatMap(({ value, label }) => (value && label ? [{ value, label }] : []));
  return projected.length ? { options: projected } : null;
};

const projects: { [K in FormFieldKind]: Project<K> } = {
  text: async ({ autocomplete, maxLength }) => ({
    autocomplete: autocomplete || null,
    maxLength: maxLength ?? DEFAULT_MAX_LENGTH.text,
  }),
  textarea: async ({ maxLength }) => ({ maxLength: maxLength ?? DEFAULT_MAX_LENGTH.textarea }),
  email: async () => ({}),
  phone: async () => ({}),
  number: async ({ min, max }) => ({ min: min ?? null, max: max ?? null }),
  select: projectOptions,
  radio: projectOptions,
  checkboxes: projectOptions,
  checkbox: async ({ text }, context) => ({ text: await projectRichText(text, context) }),
};

/** A checkbox has one value, which editors do not see. */
function projectCondition({ condition }: FieldDocument, before: readonly FormField[]) {
  const decisive = before.find(({ name }) => name === condition?.field);
  if (!decisive) return undefined;
  if (decisive.kind === 'checkbox') return { field: decisive.name, values: [TICKED] };
  return { field: decisive.name, values: linesOf(condition?.values) };
}

/** The fields of a form, except those that cannot be filled in. */
export async function projectFormFields(
  documents: readonly FieldDocument[] | null | undefined,
  context: ProjectionContext,
): Promise<FormField[]> {
  const fields: FormField[] = [];
  for (const document of documents ?? []) {
    const { blockType: kind, name, label, help, isRequired } = document;
    const own = await (projects[kind] as Project<FormFieldKind>)(document as never, context);
    if (!own || !name || !label) continue;
    // A condition that cannot be met would hide the field for good, so it is left out.
    const condition = projectCondition(document, fields);
    fields.push({
      kind,
      name,
      label,
      help: help || null,
      isRequired: isRequired === true,
      ...(condition && { condition }),
      ...own,
    } as FormField);
  }
  return fields;
}
