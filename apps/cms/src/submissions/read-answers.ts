import { say } from '@keelstone/languages/say.ts';
import type { StoredSubmission } from '@keelstone/outbox';
import type { PayloadRequest } from 'payload';

/** A value as staff read it, under the label that visitors read. */
export type Answer = {
  name: string;
  label: string;
  value: string;
  /** For a checkbox that was ticked: the words beside it at that time. */
  words?: string;
};

export type AnswerReader = (submission: StoredSubmission) => {
  /** The name or e-mail address of who sent it. */
  sender: string | null;
  answers: Answer[];
};

type Field = {
  name: string;
  label: string;
  blockType: string;
  autocomplete?: string | null;
  options?: { value: string; label: string }[] | null;
};

/** Values of HTML's `autocomplete` for the parts of a name, in the order in which a name is said. */
const NAME_PARTS = ['name', 'given-name', 'family-name'];

const describeOne = (value: unknown, { options }: Partial<Field>): string => {
  if (typeof value === 'boolean') return value ? say('yes') : say('no');
  return options?.find((option) => option.value === value)?.label ?? String(value);
};

/** A value in words: a choice by its label, a list in one line. */
const describe = (value: unknown, field: Partial<Field>): string =>
  Array.isArray(value) ? value.map((each) => describeOne(each, field)).join(', ') : describeOne(value, field);

/**
 * Reads a submission by its form as it is now: in the form's order, then what the form no longer asks and its hidden
 * fields, under their names.
 */
export function readByForm(
  values: StoredSubmission['fields'],
  fields: readonly Field[],
  agreed: StoredSubmission['agreed'] = {},
): ReturnType<AnswerReader> {
  const wordsOf = (of: string) => (Object.hasOwn(agreed, of) ? { words: agreed[of] as string } : {});
  const entered = (field: Field) => (Object.hasOwn(values, field.name) ? values[field.name] : undefined);
  const asked = fields.filter((field) => entered(field) !== undefined);
  const others = Object.keys(values).filter((name) => !asked.some((field) => field.name === name));
  const nameParts = NAME_PARTS.map((part) => asked.find(({ autocomplete }) => autocomplete === part));
  const name = nameParts.flatMap((field) => (field ? [String(entered(field)).trim()] : [])).join(' ');
  const email = asked.find(({ blockType }) => blockType === 'email');
  return {
    sender: name || (email ? String(entered(email)) : null),
    answers: [
      ...asked.map((field) => ({
        name: field.name,
        label: field.label,
        value: describe(entered(field), field),
        ...wordsOf(field.name),
      })),
      ...others.map((each) => ({
        name: each,
        label: each,
        value: describe(values[each], {}),
        ...wordsOf(each),
      })),
    ],
  };
}

/**
 * Reads the forms of submissions, in the language of each, also those in the trash. Submissions of a form that was
 * deleted for good are read by names.
 */
export async function readAnswersOf(
  { payload }: PayloadRequest,
  submissions: readonly StoredSubmission[],
): Promise<AnswerReader> {
  const forms = new Map<string, Field[]>();
  for (const language of new Set(submissions.map((submission) => submission.language))) {
    const ids = submissions.filter((each) => each.language === language).map(({ formId }) => formId);
    const { docs } = await payload.find({
      collection: 'forms',
      where: { id: { in: [...new Set(ids)] } },
      trash: true,
      locale: language,
      pagination: false,
      depth: 0,
    });
    for (const { id, fields } of docs) forms.set(`${language} ${id}`, fields as Field[]);
  }
  return ({ formId, language, fields, agreed }) =>
    readByForm(fields, forms.get(`${language} ${formId}`) ?? [], agreed);
}
