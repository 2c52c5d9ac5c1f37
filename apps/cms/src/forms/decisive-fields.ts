import { nameFor, withValues } from './given-values.ts';

/** Kinds of fields in which something is chosen, on which a condition can depend. */
export const DECISIVE: readonly string[] = ['select', 'radio', 'checkboxes', 'checkbox'];

/** The state of Payload's form, as far as it is read here. */
export type FormState = Readonly<
  Record<
    string,
    { value?: unknown; rows?: readonly { id: string; blockType?: string | undefined }[] } | undefined
  >
>;

/** A field of the form on which a condition can depend, with what can be chosen in it; an agreement has no options. */
export type DecisiveField = { name: string; label: string; options: { value: string; label: string }[] };

const textAt = (state: FormState, path: string) => {
  const value = state[path]?.value;
  return typeof value === 'string' ? value : '';
};

/**
 * The fields of a form before another one in which something is chosen, as they are typed: what has no name or value
 * yet has the one that saving will make of its label.
 *
 * @param path of the condition: `fields.<index>.condition.…`
 */
export function decisiveFieldsBefore(state: FormState, path: string): DecisiveField[] {
  const index = Number(path.split('.')[1]);
  return (state.fields?.rows ?? []).slice(0, index).flatMap(({ blockType = '' }, place) => {
    if (!DECISIVE.includes(blockType)) return [];
    const at = `fields.${place}`;
    const label = textAt(state, `${at}.label`);
    const name = textAt(state, `${at}.name`) || nameFor(label);
    if (name === '') return [];
    const options = withValues(
      (state[`${at}.options`]?.rows ?? []).map((_, row) => ({
        label: textAt(state, `${at}.options.${row}.label`),
        value: textAt(state, `${at}.options.${row}.value`),
      })),
    );
    return [
      {
        name,
        label: label || name,
        options: options
          .filter(({ value }) => value !== '')
          .map((each) => ({ ...each, label: each.label || each.value })),
      },
    ];
  });
}
