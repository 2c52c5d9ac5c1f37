import { type Form, type FormField, type FormFieldKind, isAsked } from '@keelstone/model';
import { conditionSchema } from '@keelstone/model/form/form';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import * as v from 'valibot';
import { cleanLine, cleanText } from './clean-text.ts';
import { firstOf } from './entered.ts';
import type { FormRequest } from './form-request.ts';

/** A field as the page showed it. */
type ShownField = Pick<FormField, 'name' | 'condition'> & { kind?: string };

/** More than any form has: conditions of conditions take the cube of it. */
const MOST_SHOWN = 100;

const shownSchema = v.pipe(
  v.array(
    v.union([
      v.strictTuple([v.string(), v.string()]),
      v.strictTuple([v.string(), v.string(), conditionSchema]),
    ]),
  ),
  v.maxLength(MOST_SHOWN),
);

/** Pages that were opened before an update have the names only, separated by spaces. */
function readShown(text: string): ShownField[] {
  if (!text.startsWith('[')) return text.split(' ', MOST_SHOWN).map((name) => ({ name }));
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return [];
  }
  const { success, output } = v.safeParse(shownSchema, sent);
  if (!success) return [];
  return output.map(([name, kind, condition]) => ({ name, kind, ...(condition && { condition }) }));
}

const CHOICES: readonly string[] = ['select', 'radio', 'checkboxes', 'checkbox'] satisfies FormFieldKind[];

/** Whether an answer to a field of one kind can be shown in one of another kind. */
function keepsAnswers(was: string, is: FormFieldKind): boolean {
  if (was === is) return true;
  return was !== 'file' && is !== 'file' && (CHOICES.includes(was) || !CHOICES.includes(is));
}

/**
 * What a visitor entered in fields that the page showed, and that an editor has since removed, made one of another kind,
 * or asks for no more after what was chosen; including the names of files. Only fields that the page names count: other
 * programs, such as extensions of browsers, add values of their own.
 */
export function lostAnswers(
  { fields }: Form,
  { entered, files }: Pick<FormRequest, 'entered' | 'files'>,
): string[] {
  const shown = readShown(firstOf(entered, FORM_NAMES.fields));
  const read = (name: string) => (entered.get(name) ?? []).map((value) => cleanLine(value).trim());
  const isLost = (was: ShownField) => {
    const now = fields.find(({ name }) => name === was.name);
    if (!now || (was.kind !== undefined && !keepsAnswers(was.kind, now.kind))) return true;
    // Without scripts, fields that are not asked for are there, too: then nobody expects them to be sent.
    return was.kind !== undefined && isAsked(was, shown, read) && !isAsked(now, fields, read);
  };
  const given = shown
    .filter(isLost)
    .flatMap(({ name }) => [
      ...(entered.get(name) ?? []),
      ...(files.get(name) ?? []).map((file) => file.name),
    ]);
  return given.map((value) => cleanText(value).trim()).filter((value) => value !== '');
}
