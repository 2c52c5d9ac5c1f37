import type { Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import { alignSegments, type Difference, wordDifferences } from './align-segments.ts';
import { isRichText, readSegments, structureOf, writeSegments } from './rich-text-segments.ts';
import { type TaggedText, withoutTags } from './tagged-text.ts';
import { type Mark, readMarks } from './translation-marks.ts';
import { type FieldState, fieldState } from './translation-state.ts';
import { segmentsOf, type TranslatedField, translatedFields } from './translation-units.ts';

type Content = Record<string, unknown>;
export type Languages = { source: Language; target: Language };

/** A field with its text in both languages, by segments. */
export type WorkspaceField = {
  key: string;
  /** As Payload's errors name it: `sections.0.heading`. */
  path: string;
  label: string;
  kind: TranslatedField['kind'];
  isAddress: boolean;
  state: FieldState;
  source: string[];
  target: string[];
  /** The target in the paragraphs of the source, if it has others. */
  restructured: string[] | null;
  /** What changed in the source since the translation. */
  changes: Difference[] | null;
};

/** For each segment of the source, the segment that translates it, if there is one. */
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
  const rest = targets.filter((_, index) => !places.includes(index));
  return sources.map((segment, index): TaggedText => {
    const place = places[index] ?? null;
    const translation = (place === null ? undefined : targets[place]) ?? {
      text: '',
      inlines: segment.inlines,
    };
    // Nothing that was written is lost.
    const more = index === sources.length - 1 ? rest.map(({ text }) => withoutTags(text)) : [];
    return { ...translation, text: [translation.text, ...more].filter((text) => text !== '').join('\n') };
  });
}

const hasSameStructure = ({ values }: TranslatedField, { source, target }: Languages) =>
  !isRichText(values[target]) || structureOf(values[source]) === structureOf(values[target]);

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
      restructured:
        kind === 'rich' && !hasSameStructure(field, languages)
          ? alignRichText(field, languages, mark).map(({ text }) => text)
          : null,
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

/**
 * What to store for a field.
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
        .replace(/\s*\n\s*/g, ' ')
        .trim() || null
    );
  if (kind === 'lines') return texts.join('\n').trim() || null;
  const { [languages.source]: source, [languages.target]: target } = values;
  const template = isRichText(target) && !given.isRestructured ? target : source;
  if (!isRichText(template)) return undefined;
  const segments =
    template === target
      ? readSegments(target, readSegments(source))
      : alignRichText(field, languages, given.mark);
  if (segments.length !== texts.length) return undefined;
  if (texts.every((text) => text.trim() === '')) return null;
  return writeSegments(
    template,
    segments.map(({ inlines }, index) => ({ text: texts[index] ?? '', inlines })),
  );
}
