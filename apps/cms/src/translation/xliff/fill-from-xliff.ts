import { say } from '@keelstone/languages/say.ts';
import { alignSegments } from '../align-segments.ts';
import type { TranslatedField } from '../read-fields.ts';
import type { Workspace } from '../read-translation.ts';
import { TagError, tokensOf, withoutTags } from '../tagged-text.ts';
import type { Mark } from '../translation-marks.ts';
import { storedValue, type WorkspaceField } from '../workspace.ts';
import { readXliff, XliffError, type XliffFile, type XliffSegment } from './read-xliff.ts';
import { unitId } from './write-xliff.ts';

/** What a file fills in, by the keys of the fields. */
export type Filled = {
  texts: Record<string, string[]>;
  /** Fields that take over the paragraphs of the source. */
  restructured: string[];
  /** Fields whose source has changed since the file was exported. */
  marks: Record<string, Mark>;
  /** Translated units that the page does not have any more. */
  unknown: number;
};

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);
const isBlank = (text: string | null) => text === null || text.trim() === '';

/** Translators' tools may add a region. */
const isLanguage = (tag: string, language: string) => tag.toLowerCase().split('-')[0] === language;

/** A field without formats has its text as it is. */
function asStored({ kind, label }: WorkspaceField, text: string): string {
  if (kind === 'rich') return text;
  const isPlain = [...tokensOf(text)].every(({ kind: token }) => token === 'text' || token === 'break');
  if (isPlain) return withoutTags(text);
  throw new XliffError(
    say('{label}. This text cannot have links or formats, and has codes of them in the file.', { label }),
  );
}

/** The texts of a unit in the paragraphs of the source as it is now. */
function textsOf(field: WorkspaceField, segments: readonly XliffSegment[]): string[] {
  const { source, target, restructured } = field;
  const now = restructured ?? target;
  const places = alignSegments(
    source,
    segments.length,
    segments.map((segment) => segment.source),
  );
  const rest = segments.filter((_, index) => !places.includes(index));
  const texts = source.map((_, index) => {
    const place = places[index] ?? null;
    const own = (place === null ? null : segments[place]?.target) ?? now[index] ?? '';
    // Nothing that was translated is lost.
    const more = index === source.length - 1 ? rest.map((segment) => withoutTags(segment.target ?? '')) : [];
    return [own, ...more].filter((text) => text !== '').join('\n');
  });
  // Paragraphs that the source does not have are not in the file.
  return [...texts, ...now.slice(source.length)];
}

type Page = {
  /** As in the file: `page/12`. */
  original: string;
  workspace: Workspace;
  translated: readonly TranslatedField[];
};

function expectSamePage({ source, target, original }: XliffFile, page: Page): void {
  const { workspace } = page;
  if (original !== page.original) {
    throw new XliffError(
      say('The file has the texts of another document. Open that one, and import it there.'),
    );
  }
  if (isLanguage(source, workspace.source) && isLanguage(target, workspace.target)) return;
  if (!target) throw new XliffError(say('The file does not say into which language it translates.'));
  throw new XliffError(
    say(
      'The file translates from {source} to {target}, and not from {ownSource} to {ownTarget}. Choose its language above.',
      { source, target, ownSource: workspace.source, ownTarget: workspace.target },
    ),
  );
}

/** Refuses what could not be saved. */
function expectTags(field: TranslatedField, filled: Filled, languages: Workspace): void {
  const { key, labels } = field;
  const { [key]: texts = [] } = filled.texts;
  try {
    storedValue(field, { texts, isRestructured: filled.restructured.includes(key) }, languages);
  } catch (error) {
    throw error instanceof TagError ? new XliffError(`${labels.join(' › ')}. ${error.message}`) : error;
  }
}

/**
 * What a file would fill into the workspace. What it leaves empty, or does not have, stays.
 *
 * @throws XliffError when the file is of another page or language, or cannot be imported
 */
export function fillFromXliff(xml: string, page: Page): Filled {
  const file = readXliff(xml);
  expectSamePage(file, page);
  const { workspace, translated } = page;
  const filled: Filled = { texts: {}, restructured: [], marks: {}, unknown: 0 };
  const fields = new Map(workspace.fields.map((field) => [unitId(field.key), field]));
  for (const [id, segments] of file.units) {
    const field = fields.get(id);
    if (segments.every(({ target }) => isBlank(target))) continue;
    if (!field) {
      filled.unknown += 1;
      continue;
    }
    const { key, source, target, restructured } = field;
    const stored = segments.map((segment) => ({
      source: asStored(field, segment.source),
      target: segment.target && asStored(field, segment.target),
    }));
    const texts = textsOf(field, stored);
    if (isSame(texts, target)) continue;
    filled.texts[key] = texts;
    if (restructured) filled.restructured.push(key);
    const former = stored.map((segment) => segment.source);
    if (!isSame(former, source)) filled.marks[key] = { former };
    const known = translated.find((each) => each.key === key);
    if (known) expectTags(known, filled, workspace);
  }
  return filled;
}
