import { askedNames, type Form, type FormField, type FormFieldKind, TICKED } from '@keelstone/model';
import { conditionSchema } from '@keelstone/model/form/form';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import { agreementOf } from '@keelstone/ui/form-view/hidden-values.ts';
import * as v from 'valibot';
import { cleanLine, cleanText } from './clean-text.ts';
import { firstOf, MOST_VALUES } from './entered.ts';
import type { FormRequest } from './form-request.ts';

/** A field as the page showed it. */
type ShownField = Pick<FormField, 'name' | 'condition'> & { kind?: string; agreement?: string };

/** More than any form has. */
const MOST_SHOWN = 100;

const shownConditionSchema = v.object({
  ...conditionSchema.entries,
  values: v.pipe(conditionSchema.entries.values, v.maxLength(MOST_VALUES)),
});
const shownSchema = v.array(
  v.union([
    v.strictTuple([v.string(), v.string()]),
    v.strictTuple([v.string(), v.string(), shownConditionSchema]),
    v.strictTuple([v.string(), v.string(), v.nullable(shownConditionSchema), v.string()]),
  ]),
);

/** Pages that were opened before an update have the names only, separated by spaces. */
function readShown(text: string): ShownField[] {
  if (text === '') return [];
  if (!text.startsWith('[')) return [...new Set(text.split(' ', MOST_SHOWN))].map((name) => ({ name }));
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return [];
  }
  if (Array.isArray(sent) && sent.length > MOST_SHOWN) return [];
  const { success, output } = v.safeParse(shownSchema, sent, { abortEarly: true });
  if (!success) return [];
  const fields = output.map(([name, kind, condition, agreement]) => ({
    name,
    kind,
    ...(condition && { condition }),
    ...(agreement !== undefined && { agreement }),
  }));
  // Each name once: what was entered in a field that is gone comes back for each time.
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

const CHOICES: readonly string[] = ['select', 'radio', 'checkboxes', 'checkbox'] satisfies FormFieldKind[];

/** Whether an answer to a field of one kind can be shown in one of another kind. */
function keepsAnswers(was: string, is: FormFieldKind): boolean {
  if (was === is) return true;
  return was !== 'file' && is !== 'file' && (CHOICES.includes(was) || !CHOICES.includes(is));
}

/** What an editor has changed since the page was opened, as far as it concerns what was sent. */
export type Changes = {
  /**
   * What was entered in fields that the page showed, and that were since removed, made of another kind, or are asked for
   * no more after what was chosen; including the names of files. Only fields that the page names count: other programs,
   * such as extensions of browsers, add values of their own.
   */
  lost: string[];
  /** The names of checkboxes that were ticked beside other words: nobody has agreed to the ones that are there now. */
  reworded: string[];
  /** The words beside the checkboxes that were ticked, as the page showed them, by the names of those. */
  agreed: Record<string, string>;
  /** The names of checkboxes that the page did not show: who has not seen one has not refused to tick it. */
  unseen: string[];
};

/** Compares a form with the one that a visitor saw. */
export function findChanges(
  { fields }: Form,
  { entered, files }: Pick<FormRequest, 'entered' | 'files'>,
): Changes {
  const shown = readShown(firstOf(entered, FORM_NAMES.fields));
  const cleaned = new Map<string, readonly string[]>();
  // Once for each name: whoever sent it may have made any field depend on one.
  const read = (name: string) => {
    const values = cleaned.get(name) ?? (entered.get(name) ?? []).map((value) => cleanLine(value).trim());
    cleaned.set(name, values);
    return values;
  };
  const wasAsked = askedNames(shown, read);
  const isAsked = askedNames(fields, read);
  const isLost = (was: ShownField) => {
    const now = fields.find(({ name }) => name === was.name);
    if (!now || (was.kind !== undefined && !keepsAnswers(was.kind, now.kind))) return true;
    // Without scripts, fields that are not asked for are there, too: then nobody expects them to be sent.
    return was.kind !== undefined && wasAsked.has(was.name) && !isAsked.has(now.name);
  };
  const given = shown
    .filter(isLost)
    .flatMap(({ name }) => [
      ...(entered.get(name) ?? []),
      ...(files.get(name) ?? []).map((file) => file.name),
    ]);
  const boxes = fields.flatMap((now) => {
    const agreement = agreementOf(now);
    return agreement === null
      ? []
      : [{ name: now.name, agreement, was: shown.find(({ name }) => name === now.name) }];
  });
  const ticked = boxes.filter(
    // Pages of former releases named no words where those were the label.
    ({ name, was }) => was?.agreement && firstOf(entered, name) === TICKED,
  );
  return {
    lost: given.map((value) => cleanText(value).trim()).filter((value) => value !== ''),
    reworded: ticked.filter(({ agreement, was }) => was?.agreement !== agreement).map(({ name }) => name),
    agreed: Object.fromEntries(ticked.map(({ name, agreement }) => [name, agreement])),
    // A program that does not say what it saw has seen all.
    unseen: shown.length > 0 ? boxes.filter(({ was }) => !was).map(({ name }) => name) : [],
  };
}
