import { SET_FOR_FILE } from '@keelstone/editing/media/file-data.ts';
import { say, sayLabel } from '@keelstone/languages/say.ts';
import { type AnyField, findField } from '../admin/refusals/describe-field.ts';

/** Hidden, as all that is read from a file, of which this one tells that there is another. */
const OF_FILE = ['filename', ...SET_FOR_FILE];

/**
 * What editors call the fields that somebody has changed. Those that no form shows are left out: who has asked for a
 * review follows from the state.
 *
 * @param fields of the form
 */
export function sayChanged(fields: readonly AnyField[], names: readonly string[]): string {
  const labels = names.flatMap((name) => {
    // Its label says what to do with it: "Save as".
    if (name === 'moderation') return say('State');
    const found = findField(fields, name)?.field as
      | { label?: unknown; admin?: { hidden?: unknown } }
      | undefined;
    if (found && !found.admin?.hidden) return sayLabel(found.label) || name;
    return OF_FILE.includes(name) ? say('File') : [];
  });
  return [...new Set(labels)].join(', ');
}
