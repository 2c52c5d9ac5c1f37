import { type Content, isContent } from '@keelstone/editing/content.ts';
import { type Field, type FlattenedField, flattenAllFields } from 'payload';
import { nameOf, readFields, type Step, type TranslatedField } from './read-fields.ts';
import {
  carryOver,
  childrenOf,
  counterparts,
  isRichText,
  partsOf,
  type RichText,
} from './rich-text-parts.ts';
import { readSegments, textBlocks, writeSegments } from './rich-text-segments.ts';
import { fieldsOf, type InlineNode, isInline, kindOf, partId } from './tagged-text.ts';

/** Of the editor of Payload: the fields of each type of node; for blocks, a field with all kinds of them. */
type SubFields = Map<string, (of: { node?: undefined }) => Field[] | null | undefined>;

const known = new WeakMap<SubFields, Map<string, FlattenedField[]>>();

function subFieldsOf(editor: unknown, type: string): FlattenedField[] {
  const { getSubFields } =
    (editor as { editorConfig?: { features?: { getSubFields?: SubFields } } } | undefined)?.editorConfig
      ?.features ?? {};
  if (!getSubFields) return [];
  const byType = known.get(getSubFields) ?? new Map<string, FlattenedField[]>();
  known.set(getSubFields, byType);
  const fields = byType.get(type) ?? flattenAllFields({ fields: getSubFields.get(type)?.({}) ?? [] });
  byType.set(type, fields);
  return fields;
}

/** What the configuration says of a part: its fields, and its name if it is a block. */
function formOf(editor: unknown, part: InlineNode): { fields: FlattenedField[]; noun?: unknown } {
  const fields = subFieldsOf(editor, part.type);
  const { blockType } = fieldsOf(part);
  if (blockType === undefined) return { fields };
  const block = fields
    .flatMap((field) => (field.type === 'blocks' ? field.blocks : []))
    .find(({ slug }) => slug === blockType);
  return block
    ? { fields: block.flattenedFields, noun: block.labels?.singular ?? block.slug }
    : { fields: [] };
}

/** The row of a translation that stands for one of the source: the one with its id, or else in its place. */
function rowFor(
  sources: readonly Content[],
  index: number,
  targets: readonly Content[],
): Content | undefined {
  const { id, blockType } = sources[index] ?? {};
  const ids = new Set(sources.map((row) => row.id));
  const { [index]: inPlace } = targets;
  const isOwn =
    inPlace && (inPlace.id === undefined || !ids.has(inPlace.id)) && inPlace.blockType === blockType;
  return (
    (id === undefined ? undefined : targets.find((row) => row.id === id)) ?? (isOwn ? inPlace : undefined)
  );
}

const rowsOf = (value: unknown): Content[] => (Array.isArray(value) ? value : []);

/**
 * Where a translated part has the field to which the steps lead in its source.
 *
 * @param isMade whether rows that the translation lacks are copied from the source
 */
function placeOf(
  source: InlineNode,
  target: InlineNode,
  { steps, isMade = false }: { steps: readonly Step[]; isMade?: boolean },
): { content: Content; name: string } | null {
  let [from, to]: unknown[] = [fieldsOf(source), fieldsOf(target)];
  for (const step of steps.slice(0, -1)) {
    const inSource = (from as Record<Step, unknown>)[step];
    const rows = rowsOf(to);
    let next = typeof step === 'number' ? rowFor(rowsOf(from), step, rows) : (to as Content)[step];
    if (!next && isMade) {
      next = Array.isArray(inSource) ? [] : structuredClone(inSource);
      if (typeof step === 'number') rows.splice(step, 0, next as Content);
      else (to as Content)[step] = next;
    }
    if (!next) return null;
    [from, to] = [inSource, next];
  }
  return isContent(to) ? { content: to, name: String(steps.at(-1)) } : null;
}

/** Ids are unique within a text, but for a part that somebody has pasted twice. */
function keysOf(parts: readonly InlineNode[]): string[] {
  const used = new Set<string>();
  return parts.map((part, index) => {
    const id = partId(part) ?? String(index);
    const key = used.has(id) ? `${id}-${index}` : id;
    used.add(key);
    return key;
  });
}

/**
 * The fields with text of the parts inside of a rich text, such as call-outs, key figures and footnotes, known from
 * the configuration of its editor. In another language, they are those of the parts that stand for them.
 *
 * @param language in which the parts are read
 */
export function innerFields(field: TranslatedField, language: string): TranslatedField[] {
  const { [language]: text, ...others } = field.values;
  if (field.kind !== 'rich' || !isRichText(text)) return [];
  const parts = partsOf(text);
  const found = Object.entries(others).flatMap(([other, value]) =>
    isRichText(value) ? [[other, counterparts(parts, partsOf(value))] as const] : [],
  );
  const keys = keysOf(parts);
  const numbers = new Map<string, number>();
  return parts.flatMap((part, index) => {
    const { fields, noun } = formOf(field.editor, part);
    const number = (numbers.get(kindOf(part)) ?? 0) + 1;
    numbers.set(kindOf(part), number);
    const key = [field.key, keys[index] ?? ''];
    const labels = noun === undefined ? field.labels : [...field.labels, `${number}. ${nameOf(noun, '')}`];
    const place = { key, path: [], labels, single: language, isInText: true };
    return readFields(fields, fieldsOf(part), place).flatMap((inner) => {
      const translations = found.flatMap(([other, nodes]) => {
        const node = nodes.get(part);
        const at = node && placeOf(part, node, { steps: inner.path });
        return at ? [[other, at.content[at.name]] as const] : [];
      });
      const whole: TranslatedField = {
        ...inner,
        path: field.path,
        values: { ...inner.values, ...Object.fromEntries(translations) },
        inside: { text: field, part, steps: inner.path },
      };
      return [whole, ...innerFields(whole, language)];
    });
  });
}

/** Puts parts of the source into a translation that lacks them: near what they are near in the source. */
function addParts(source: RichText, text: RichText, missing: ReadonlySet<InlineNode>): void {
  const blocks = textBlocks(text);
  const images = counterparts(partsOf(source), partsOf(text));
  for (const [index, block] of textBlocks(source).entries()) {
    const image = blocks[index] ?? blocks.at(-1);
    const notes = partsOf({ root: block }).filter((part) => missing.has(part));
    if (image) images.set(block, image);
    if (image) image.children = [...childrenOf(image), ...structuredClone(notes)];
    else if (notes.length > 0) text.root.children = [...childrenOf(text.root), { ...block, children: notes }];
  }
  carryOver(source, text, { parts: new Set([...missing].filter((part) => !isInline(part))), images });
}

/**
 * A rich text with other words in its parts. Parts that it lacks are those of the source.
 *
 * @param text the translation; without one, it is the source without its words
 * @param words what to store, for fields of the parts
 */
export function writeInner(
  source: RichText,
  text: unknown,
  words: ReadonlyMap<TranslatedField, unknown>,
): RichText {
  const empty = () =>
    writeSegments(
      source,
      readSegments(source).map((segment) => ({ ...segment, text: '' })),
    );
  const written = isRichText(text) ? structuredClone(text) : empty();
  const parts = partsOf(source);
  const needed = [...words].flatMap(([{ inside }, value]) => (inside && value !== null ? [inside.part] : []));
  const has = counterparts(parts, partsOf(written));
  addParts(source, written, new Set(needed.filter((part) => !has.has(part))));
  const found = counterparts(parts, partsOf(written));
  for (const [{ inside }, value] of words) {
    const node = inside && found.get(inside.part);
    const at = node && placeOf(inside.part, node, { steps: inside.steps, isMade: value !== null });
    if (at) at.content[at.name] = value;
  }
  return written;
}
