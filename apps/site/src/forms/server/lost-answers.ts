import { type Form, type FormField, type FormFieldKind, isAsked, TICKED } from '@keelstone/model';
import { conditionSchema } from '@keelstone/model/form/form';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import { agreementOf } from '@keelstone/ui/form-view/hidden-values.ts';
import * as v from 'valibot';
import { cleanLine, cleanText } from './clean-text.ts';
import { firstOf } from './entered.ts';
import type { FormRequest } from './form-request.ts';

/** A field as the page showed it. */
type ShownField = Pick<FormField, 'name' | 'condition'> & { kind?: string; agreement?: string };

/** More than any form has: conditions of conditions take the cube of it. */
const MOST_SHOWN = 100;

const shownSchema = v.pipe(
  v.array(
    v.union([
      v.strictTuple([v.string(), v.string()]),
      v.strictTuple([v.string(), v.string(), conditionSchema]),
      v.strictTuple([v.string(), v.string(), v.nullable(conditionSchema), v.string()]),
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
  return output.map(([name, kind, condition, agreement]) => ({
    name,
    kind,
    ...(condition && { condition }),
    ...(agreement !== undefined && { agreement }),
  }));
}

const CHOICES: readonly string[] = ['select', 'radio', 'checkboxes', 'checkbox'] satisfies FormFieldKind[];

/** Whether an answer to a field of one kind can be shown in one of another kind. */
function keepsAnswers(was: string, is: FormFieldKind): boolean {
  if (was === is) return true;
  return was !== 'file' && is !== 'file' && (CHOICES.includes(was) || !CHOICES.includes(is));
}

type Sent = Pick<FormRequest, 'entered' | 'files'>;

const shownIn = ({ entered }: Pick<Sent, 'entered'>) => readShown(firstOf(entered, FORM_NAMES.fields));

/** The names of checkboxes that a visitor ticked beside other words: nobody has agreed to the ones that are there now. */
export function rewordedAgreements({ fields }: Form, sent: Pick<Sent, 'entered'>): string[] {
  const shown = shownIn(sent);
  const isReworded = (field: FormField) => {
    const agreement = shown.find(({ name }) => name === field.name)?.agreement;
    return agreement !== undefined && agreement !== agreementOf(field);
  };
  return fields
    .filter((field) => firstOf(sent.entered, field.name) === TICKED && isReworded(field))
    .map(({ name }) => name);
}

/** The names of checkboxes that the page did not show: who has not seen one has not refused to tick it. */
export function unseenAgreements({ fields }: Form, sent: Pick<Sent, 'entered'>): string[] {
  const shown = shownIn(sent);
  if (shown.length === 0) return [];
  const isSeen = (name: string) => shown.some((field) => field.name === name);
  return fields.filter(({ kind, name }) => kind === 'checkbox' && !isSeen(name)).map(({ name }) => name);
}

/**
 * What a visitor entered in fields that the page showed, and that an editor has since removed, made one of another kind,
 * or asks for no more after what was chosen; including the names of files. Only fields that the page names count: other
 * programs, such as extensions of browsers, add values of their own.
 */
export function lostAnswers({ fields }: Form, { entered, files }: Sent): string[] {
  const shown = shownIn({ entered });
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
