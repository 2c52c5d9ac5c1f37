import { say } from '@keelstone/languages/say.ts';

const SHAPE = /^[a-z][a-z0-9_]{0,40}$/i;

type Named = { name?: string | null };
type FormNames = { fields?: readonly Named[] | null; hiddenFields?: readonly Named[] | null };

/** The names of a form's visible and hidden fields. */
export const namesOf = ({ fields, hiddenFields }: FormNames): string[] =>
  [...(fields ?? []), ...(hiddenFields ?? [])].flatMap(({ name }) => name || []);

/**
 * What is wrong with a field's name and how to fix it; undefined if it is valid.
 *
 * @param names all names of the form, including this one
 */
export function explainFieldNameError(name: string, names: readonly string[]): string | undefined {
  if (!SHAPE.test(name)) {
    return say(
      '"{name}" cannot be the name of a field. Begin with a letter a–z; after that letters, digits and underscores, at most 41 in all, such as company_size.',
      { name },
    );
  }
  const same = names.filter((other) => other.toLowerCase() === name.toLowerCase());
  if (same.length <= 1) return undefined;
  return say(
    '{same} fields of this form are named "{name}". Answers are kept by name, so one would overwrite the other: give each its own.',
    { same: same.length, name },
  );
}
