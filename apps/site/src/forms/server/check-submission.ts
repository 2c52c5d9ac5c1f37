import type { Form, FormField, Language } from '@keelstone/model';
import type { FieldFault, FormValues } from '@keelstone/ui/form-view/form-state.ts';
import { type Checked, checkField } from './check-field.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { Entered } from './entered.ts';

export type CheckedSubmission = {
  /** What to keep, by the field's name. Fields in which nothing was entered are left out. */
  answers: Record<string, Exclude<Checked, null | { fault: FieldFault }>['answer']>;
  /** What is wrong, by the field's name. */
  faults: Record<string, FieldFault>;
  /** What was entered, for the form to show again. */
  values: FormValues;
};

/** More of one field than any form has. */
const MOST_VALUES = 200;

const cleanValues = (field: FormField, entered: Entered): string[] =>
  (entered.get(field.name) ?? [])
    .slice(0, MOST_VALUES)
    .map((value) => (field.kind === 'textarea' ? cleanText(value) : cleanLine(value)).trim());

/** Checks what a visitor entered against a form. What the form does not ask for leaves no trace. */
export function checkSubmission(form: Form, entered: Entered, language: Language): CheckedSubmission {
  // Without a prototype: a field may be called `constructor`, and has no fault for that.
  const faults: CheckedSubmission['faults'] = Object.create(null);
  const answers: CheckedSubmission['answers'] = {};
  const values: Record<string, string | readonly string[]> = {};
  for (const field of form.fields) {
    const given = cleanValues(field, entered);
    values[field.name] = given.length === 1 ? (given[0] ?? '') : given;
    const outcome = checkField(field, given, language);
    if (outcome === null) continue;
    if ('fault' in outcome) faults[field.name] = outcome.fault;
    else answers[field.name] = outcome.answer;
  }
  return { answers, faults, values };
}
