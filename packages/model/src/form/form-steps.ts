import { askedNames, type Form, type FormField } from './form.ts';

/** A part of a form that visitors with scripts see at a time. */
export type FormStep = { title: string; fields: readonly FormField[] };

/** The steps of a form, in order; none if it is shown whole. */
export function stepsOf({ steps = [], fields }: Form): FormStep[] {
  return steps.map(({ title, first }, index) => ({
    title,
    fields: fields.slice(first, steps[index + 1]?.first),
  }));
}

/** The index of the first step with one of these fields; undefined if there is none. */
export function stepWith(form: Form, names: readonly string[]): number | undefined {
  const index = stepsOf(form).findIndex(({ fields }) => fields.some(({ name }) => names.includes(name)));
  return index === -1 ? undefined : index;
}

/**
 * The step that somebody gets to who goes to one: those in which nothing is asked are passed over, except for the first
 * and the last one.
 *
 * @param read what was entered in a field
 */
export function nextAskedStep(
  form: Form,
  { from, to }: { from: number; to: number },
  read: (name: string) => readonly string[],
): number {
  const steps = stepsOf(form);
  const last = steps.length - 1;
  const asked = askedNames(form.fields, read);
  const asksNothing = (index: number) => !steps[index]?.fields.some(({ name }) => asked.has(name));
  let index = Math.min(Math.max(to, 0), last);
  while (index > 0 && index < last && asksNothing(index)) index += to < from ? -1 : 1;
  return index;
}
