import * as v from 'valibot';
import { alignSegments, isSameText } from '../align-segments.ts';
import type { WorkspaceField } from '../workspace.ts';

/** What forms call the note on a version. */
export const NOTE_FIELD = 'saveNote';

const texts = v.array(v.string());

/** What has been entered and not been saved, by the keys of the fields, as it may have been kept elsewhere. */
const enteredSchema = v.object({
  texts: v.record(v.string(), texts),
  restructured: texts,
  marks: v.record(
    v.string(),
    v.nullable(v.object({ former: v.exactOptional(texts), isCopy: v.exactOptional(v.literal(true)) })),
  ),
  /** On the version. What was kept before workspaces had notes has none. */
  note: v.optional(v.string(), ''),
});
export type Entered = v.InferOutput<typeof enteredSchema>;

/** The same as it is kept: with the texts that were there when somebody typed. What was kept by former versions has none. */
const keptSchema = v.object({
  ...enteredSchema.entries,
  bases: v.optional(v.record(v.string(), texts), {}),
  /** The texts of the source beside those that were empty, which do not tell one paragraph from another. */
  sources: v.optional(v.record(v.string(), texts), {}),
});
const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** What a field shows before anything is typed. */
const shownIn = ({ key, target, restructured }: WorkspaceField, { restructured: keys }: Entered) => [
  ...((keys.includes(key) && restructured) || target),
];

/** What was entered as it is to be kept. */
export function keptOf(
  entered: Entered,
  fields: readonly WorkspaceField[],
): v.InferOutput<typeof keptSchema> {
  const typed = fields.filter(({ key }) => entered.texts[key]);
  const bases = typed.map((field) => [field.key, shownIn(field, entered)] as const);
  const untranslated = typed.filter((field) => isEmpty(shownIn(field, entered)));
  return {
    ...entered,
    bases: Object.fromEntries(bases),
    sources: Object.fromEntries(untranslated.map(({ key, source }) => [key, source])),
  };
}
export const NOTHING: Entered = { texts: {}, restructured: [], marks: {}, note: '' };

const changed = <Value>(before: Record<string, Value>, now: Record<string, Value>) =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== before[key]));

/** What was entered while a save of `sent` was under way, and so was not saved with it. */
export function enteredSince(sent: Entered, now: Entered): Entered {
  if (now === sent) return NOTHING;
  return {
    texts: changed(sent.texts, now.texts),
    restructured: now.restructured.filter((key) => !sent.restructured.includes(key)),
    marks: changed(sent.marks, now.marks),
    note: now.note === sent.note ? '' : now.note,
  };
}

/** Whether texts were typed, and so are nowhere else: they are not empty, and not of the workspace or of `others`. */
export function isTyped(
  { source, target, restructured }: WorkspaceField,
  texts: readonly string[] | undefined,
  others: readonly (readonly string[] | undefined)[],
): boolean {
  if (!texts || isEmpty(texts)) return false;
  return ![source, target, restructured, ...others].some((known) => known && isSameText(known, texts));
}

/** Texts in another number of segments: what there are too many of is in the last one. */
function inSegments(given: readonly string[], count: number): string[] {
  if (given.length === count || count === 0) return [...given];
  const last = given
    .slice(count - 1)
    .filter((text) => text !== '')
    .join('\n');
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? last : (given[index] ?? '')));
}

/**
 * What was typed over the texts of `base`, in their places among those that are shown now. Nobody typed the others.
 *
 * @param sources what tells the places: the texts of the source then, and now; otherwise the texts themselves do
 */
function inPlaces(
  given: readonly string[],
  base: readonly string[],
  shown: readonly string[],
  sources: { former: readonly string[]; now: readonly string[] } = { former: base, now: shown },
): string[] {
  const places = alignSegments(sources.now, base.length, sources.former);
  const typed = new Map(
    given.flatMap((text, place) => (text === base[place] ? [] : [[place, text] as const])),
  );
  const fitted = shown.map((text, index) => {
    const place = places[index] ?? -1;
    const own = typed.get(place);
    typed.delete(place);
    return own ?? text;
  });
  // Nothing that was typed is lost.
  return inSegments([...fitted, ...typed.values()], shown.length);
}

/** What was left unsaved, as far as it differs from the workspace, and fitted to it. */
export type LeftEntries = {
  entered: Entered;
  fields: WorkspaceField[];
  /** Texts of fields that the workspace does not have any more, to be copied. */
  placeless: string[];
};

/**
 * Reads what was left unsaved in an earlier visit.
 *
 * @param kept of whatever shape
 * @param fields of the workspace, which may have been saved since
 * @returns null if it is nothing that the workspace does not have already
 */
export function readLeftEntries(kept: unknown, fields: readonly WorkspaceField[]): LeftEntries | null {
  const { success, output } = v.safeParse(keptSchema, kept);
  if (!success) return null;
  const entered: Entered = { texts: {}, restructured: [], marks: {}, note: output.note };
  const differing = fields.filter((field) => {
    const { key, source, target, restructured, state } = field;
    const { [key]: given } = output.texts;
    const { [key]: mark } = output.marks;
    const { [key]: base } = output.bases;
    const isRestructured = output.restructured.includes(key) && restructured !== null;
    const shown = shownIn(field, output);
    const isOfBase = base?.length === given?.length;
    const { [key]: former } = output.sources;
    // A translation may have other paragraphs by now.
    const sources = former && source.length === shown.length ? { former, now: source } : undefined;
    const fitted =
      given && (base && isOfBase ? inPlaces(given, base, shown, sources) : inSegments(given, shown.length));
    const differs = fitted !== undefined && !isSameText(fitted, target);
    const confirms = mark === null && state !== 'translated';
    if (!differs && !confirms) return false;
    if (fitted) entered.texts[key] = fitted;
    if (isRestructured) entered.restructured.push(key);
    if (mark !== undefined) entered.marks[key] = mark;
    return true;
  });
  const keys = new Set(fields.map(({ key }) => key));
  const placeless = Object.entries(output.texts)
    .filter(([key]) => !keys.has(key))
    .map(([, given]) => given.join('\n'))
    .filter((text) => text.trim() !== '');
  const isNothing = differing.length + placeless.length === 0 && entered.note === '';
  return isNothing ? null : { entered, fields: differing, placeless };
}

/**
 * What was left unsaved, with what has been entered since in its place.
 *
 * @param kept what had been entered when it was put back before: it has been said, and is replaced
 * @returns also the keys of the fields that were left with other texts than they have and keep
 */
export function restoredOver(
  now: Entered,
  left: Entered,
  kept: Entered,
): { restored: Entered; unrestored: string[] } {
  const isOwn = (key: string) => {
    const { [key]: own } = now.texts;
    const { [key]: other } = left.texts;
    const { [key]: said } = kept.texts;
    return own !== undefined && (!other || (!isSameText(own, other) && !(said && isSameText(own, said))));
  };
  const own = Object.keys(now.texts).filter(isOwn);
  const taken = Object.keys(left.texts).filter((key) => !isOwn(key));
  const hasOwnNote = now.note !== '' && now.note !== kept.note;
  const unrestored = own.filter((key) => left.texts[key]);
  if (hasOwnNote && left.note !== '' && now.note !== left.note) unrestored.push(NOTE_FIELD);
  const of = <Value>(all: Record<string, Value>, isMeant: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => isMeant(key)));
  return {
    restored: {
      texts: { ...left.texts, ...of(now.texts, isOwn) },
      restructured: [
        ...left.restructured.filter((key) => !isOwn(key)),
        ...now.restructured.filter((key) => !taken.includes(key)),
      ],
      // Typing takes a mark away, so what was typed has none of those that were left.
      marks: {
        ...of(left.marks, (key) => !isOwn(key)),
        ...of(now.marks, (key) => !taken.includes(key)),
      },
      note: hasOwnNote ? now.note : left.note || now.note,
    },
    unrestored,
  };
}
