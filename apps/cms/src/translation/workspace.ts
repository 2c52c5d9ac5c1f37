import type { Content } from '@keelstone/editing/content.ts';
import type { Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import { alignSegments, type Difference, wordDifferences } from './align-segments.ts';
import type { TranslatedField } from './read-fields.ts';
import { isRichText, partsOf } from './rich-text-parts.ts';
import { hasStructureOf, readSegments, restructure, writeSegments } from './rich-text-segments.ts';
import { codeOf, type TaggedText, withoutTags } from './tagged-text.ts';
import { type Mark, readMarks } from './translation-marks.ts';
import { type FieldState, fieldState } from './translation-state.ts';
import { segmentsOf, translatedFields } from './translation-units.ts';

export type Languages = { source: Language; target: Language };

/** A field with its text in both languages, by segments. */
export type WorkspaceField = {
  key: string;
  /** As Payload's errors name it: `sections.0.heading`. For what is inside of a rich text, that of the text. */
  path: string;
  label: string;
  kind: TranslatedField['kind'];
  isAddress: boolean;
  state: FieldState;
  source: string[];
  target: string[];
  /** The target in the paragraphs of the source, if it has others; those that translate none of them follow. */
  restructured: string[] | null;
  /** What the numbers of tags stand for, by the segments of the source. Only rich texts have tags. */
  codes: string[][];
  /** What changed in the source since the translation. */
  changes: Difference[] | null;
};

/** The segments of a translation by those of its source, and those that translate none of them. */
function alignRichText(field: TranslatedField, { source, target }: Languages, mark?: Mark) {
  const sources = readSegments(field.values[source]);
  const count = readSegments(field.values[target]).length;
  const places = alignSegments(
    sources.map(({ text }) => text),
    count,
    mark?.former,
  );
  const known: TaggedText[] = [];
  for (const [index, place] of places.entries()) {
    const segment = sources[index];
    if (place !== null && segment) known[place] = segment;
  }
  const targets = readSegments(field.values[target], known);
  const segments = sources.map(({ inlines }, index): TaggedText => {
    const place = places[index] ?? null;
    return (place === null ? undefined : targets[place]) ?? { text: '', inlines };
  });
  // Nothing that was written is lost.
  const surplus = [...targets.entries()].filter(([index]) => !places.includes(index));
  return { places, segments, surplus };
}

/** The segments of a translation in the paragraphs of the source, and those that it has beyond, if it has others. */
function restructuredSegments(field: TranslatedField, languages: Languages, mark?: Mark) {
  const { [languages.source]: source, [languages.target]: target } = field.values;
  if (!isRichText(source) || !isRichText(target) || hasStructureOf(source, target)) return null;
  const { segments, surplus } = alignRichText(field, languages, mark);
  return [...segments, ...surplus.map(([, segment]) => segment)];
}

function codesIn(
  { values }: TranslatedField,
  { source, target }: Languages,
  restructured: readonly TaggedText[] | null,
): string[][] {
  const sources = readSegments(values[source]);
  const targets = restructured ?? readSegments(values[target], sources);
  // A footnote may have another id in a translation.
  return sources.map(({ inlines }, index) =>
    [...inlines, ...(targets[index]?.inlines.slice(inlines.length) ?? [])].map(codeOf),
  );
}

function textsIn(field: TranslatedField, languages: Languages): string[] {
  const { values, kind } = field;
  const { source, target } = languages;
  if (kind !== 'rich') return [segmentsOf(field, target)[0] ?? ''];
  const sources = readSegments(values[source]);
  if (!isRichText(values[target])) return sources.map(() => '');
  return readSegments(values[target], sources).map(({ text }) => text);
}

function toWorkspaceField(field: TranslatedField, languages: Languages, mark?: Mark): WorkspaceField[] {
  const state = fieldState(field, { ...languages, mark });
  if (state === null) return [];
  const source = segmentsOf(field, languages.source);
  const { key, path, labels, kind, isAddress } = field;
  const restructured = kind === 'rich' ? restructuredSegments(field, languages, mark) : null;
  const readable = (texts: string[]) => texts.map(kind === 'rich' ? withoutTags : String).join('\n');
  return [
    {
      key,
      path: path.join('.'),
      label: labels.join(' › '),
      kind,
      isAddress,
      state,
      source,
      target: textsIn(field, languages),
      restructured: restructured?.map(({ text }) => text) ?? null,
      codes: kind === 'rich' ? codesIn(field, languages, restructured) : [],
      changes: mark?.former ? wordDifferences(readable(mark.former), readable(source)) : null,
    },
  ];
}

/** The fields of a document to be translated, in the order of the form. */
export function workspaceFields(
  fields: readonly FlattenedField[],
  document: Content,
  languages: Languages,
): WorkspaceField[] {
  const marks = readMarks(document.translationMarks)[languages.target] ?? {};
  return translatedFields(fields, document).flatMap((field) =>
    toWorkspaceField(field, languages, marks[field.key]),
  );
}

/** The texts of a field as the workspace sends them. */
export type GivenTexts = { texts: readonly string[]; isRestructured: boolean; mark?: Mark | undefined };

/** Without words, and without parts such as pictures, that would be lost with it. */
const isNothing = (texts: readonly string[], target: unknown) =>
  texts.every((text) => text.trim() === '') && !(isRichText(target) && partsOf(target).length > 0);
const withTexts = (segments: readonly TaggedText[], texts: readonly string[]): TaggedText[] =>
  segments.map(({ inlines }, index) => ({ text: texts[index] ?? '', inlines }));

/**
 * What to store for a field. Of blocks that the source does not have, those without a text are left out.
 *
 * @returns undefined when the texts do not have the paragraphs of the field
 * @throws TagError when the tags of a segment do not match
 */
export function storedValue(field: TranslatedField, given: GivenTexts, languages: Languages): unknown {
  const texts = given.texts.map((text) => text.replaceAll('\r\n', '\n'));
  const { kind, values } = field;
  if (kind === 'line')
    return (
      texts
        .join(' ')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ') || null
    );
  if (kind === 'lines') return texts.join('\n').trim() || null;
  const { [languages.source]: source, [languages.target]: target } = values;
  if (isRichText(target) && !given.isRestructured) {
    const segments = readSegments(target, readSegments(source));
    if (segments.length !== texts.length) return undefined;
    return isNothing(texts, target) ? null : writeSegments(target, withTexts(segments, texts));
  }
  if (!isRichText(source)) return undefined;
  const { places, segments, surplus } = alignRichText(field, languages, given.mark);
  const count = segments.length;
  if (texts.length < count || texts.length > count + surplus.length) return undefined;
  if (isNothing(texts, target)) return null;
  const written = withTexts(segments, texts);
  if (!isRichText(target)) return writeSegments(source, written);
  const left = surplus.flatMap(([place, { inlines }], index): [number, TaggedText][] => {
    const text = texts[count + index] ?? '';
    return text.trim() === '' ? [] : [[place, { text, inlines }]];
  });
  return restructure(source, target, { places, segments: written, surplus: new Map(left) });
}
