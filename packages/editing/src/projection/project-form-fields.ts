import { DEFAULT_MAX_LENGTH, type Form, type FormField, type FormFieldKind, TICKED } from '@keelstone/model';
import { linesOf } from '../lines-of.ts';
import type { FormDocument } from '../payload-types.ts';
import type { ProjectionContext } from './projection-context.ts';
import { projectRichText } from './rich-text/project-rich-text.ts';

type StepDocument = Extract<FormDocument['fields'][number], { blockType: 'step' }>;
type FieldDocument = Exclude<FormDocument['fields'][number], StepDocument>;
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
  file: async ({ accepts, maxMegabytes, maxFiles }) =>
    accepts?.length ? { accepts, maxMegabytes: maxMegabytes ?? 1, maxFiles: maxFiles ?? 1 } : null,
};

/** A checkbox has one value, which editors do not see. */
function projectCondition({ condition }: FieldDocument, before: readonly FormField[]) {
  const decisive = before.find(({ name }) => name === condition?.field);
  if (!decisive) return undefined;
  if (decisive.kind === 'checkbox') return { field: decisive.name, values: [TICKED] };
  return { field: decisive.name, values: linesOf(condition?.values) };
}

type Steps = NonNullable<Form['steps']>;

/** Steps without fields are left out, and those of a form that has no other. */
function stepsWithFields(steps: Steps, fields: readonly FormField[], title: string): Steps {
  const all = (steps[0]?.first ?? 0) > 0 ? [{ title, first: 0 }, ...steps] : steps;
  const filled = all.filter(({ first }, index) => first < (all[index + 1]?.first ?? fields.length));
  return filled.length > 1 ? filled : [];
}

/**
 * The fields of a form, except those that cannot be filled in, and its steps.
 *
 * @param title of the step of fields before the first one
 */
export async function projectFormFields(
  documents: FormDocument['fields'] | null | undefined,
  context: ProjectionContext,
  title: string,
): Promise<Pick<Form, 'fields' | 'steps'>> {
  const fields: FormField[] = [];
  const begun: Steps = [];
  for (const document of documents ?? []) {
    if (document.blockType === 'step') {
      begun.push({ title: document.label || title, first: fields.length });
      continue;
    }
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
  const steps = stepsWithFields(begun, fields, title);
  return { fields, ...(steps.length > 0 && { steps }) };
}
