import { say } from '@keelstone/languages/say.ts';
import { isUnstorable, UNSTORABLE } from '../../http/refuse-unstorable.ts';
import { alignSegments, isSameText } from '../align-segments.ts';
import { inOwnParagraphs } from '../own-paragraphs.ts';
import type { TranslatedField } from '../read-fields.ts';
import type { Workspace } from '../read-translation.ts';
import { renumber, TagError, tokensOf, withoutTags } from '../tagged-text.ts';
import type { Mark } from '../translation-marks.ts';
import { storedValue, type WorkspaceField } from '../workspace.ts';
import { type Exported, hasFewerTags, numberedAsNow, numberedAsThen, readExported } from './code-numbers.ts';
import { readXliff, tooMuch, XliffError, type XliffFile, type XliffSegment } from './read-xliff.ts';
import { asTagged, fingerprint, unitId } from './write-xliff.ts';

/** What a file fills in, by the keys of the fields. */
export type Filled = {
  texts: Record<string, string[]>;
  /** Fields that take over the paragraphs of the source, because the file has texts for which they have none. */
  restructured: string[];
  /** Fields whose source has changed since the file was exported. */
  marks: Record<string, Mark>;
  /** Translated units that the page does not have any more. */
  unknown: number;
  /** Fields that keep a text of theirs, because it has been changed here since the export, as it has in the file. */
  kept: string[];
  /** Fields whose text is replaced although the file does not say what it was when it was exported. */
  replaced: string[];
  /** Fields in which links, formats or footnotes of the file are left out: nothing says which ones of the page they are. */
  untagged: string[];
  /** Fields at whose end texts of the file follow, because the source does not have their paragraphs any more. */
  appended: string[];
};

/** What a file without translations fills in. */
export const nothingFilled = (): Filled => ({
  texts: {},
  restructured: [],
  marks: {},
  unknown: 0,
  kept: [],
  replaced: [],
  untagged: [],
  appended: [],
});

const isBlank = (text: string | null) => text === null || text.trim() === '';

const shownTexts = ({ target, restructured }: WorkspaceField): string[] => restructured ?? target;

/** A translator sends back a whole file. What still is as it was exported is no translation, and may be old by now. */
const withoutUnchanged = (segments: readonly XliffSegment[], exported?: Exported[]): XliffSegment[] =>
  segments.map(({ source, target }, index) => ({
    source,
    target: isBlank(target) || fingerprint(target) === exported?.[index]?.target ? null : target,
  }));

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

type Merged = {
  texts: string[];
  isKept: boolean;
  isReplaced: boolean;
  isUntagged: boolean;
  isAppended: boolean;
};

/**
 * How many characters of texts are looked through for those that follow them, each of which is looked for in all. More than a
 * hundred times what a long page that was halved since its export has.
 */
const MOST_COMPARED = 200_000_000;

/** Whether a text has these lines. */
const hasLines = (text: string, lines: string) => `\n${text}\n`.includes(`\n${lines}\n`);

/**
 * The texts of a unit in the paragraphs of the source as it is now.
 *
 * @param exported what the file says of its export, by segments
 */
function merge(field: WorkspaceField, segments: readonly XliffSegment[], exported?: Exported[]): Merged {
  const { source, kind, codes } = field;
  const now = shownTexts(field);
  const merged = { isKept: false, isReplaced: false, isUntagged: false, isAppended: false };
  const places = alignSegments(
    source,
    segments.length,
    segments.map((segment) => segment.source),
  );
  const choose = (place: number, index: number): string => {
    const here = now[index] ?? '';
    const segment = segments[place];
    if (!segment?.target) return here;
    const { [place]: then } = exported ?? [];
    const current = { source: source[index] ?? '', here, codes: codes[index] ?? [] };
    const { target } = segment;
    const there = kind === 'rich' ? numberedAsNow(target, segment, { exported: then, now: current }) : target;
    if (there === here) return here;
    if (!isBlank(here)) {
      const isChangedHere =
        then !== undefined && fingerprint(asTagged(kind, numberedAsThen(then, current))) !== then.target;
      if (isChangedHere) merged.isKept = true;
      if (isChangedHere) return here;
      if (!exported) merged.isReplaced = true;
    }
    merged.isUntagged ||= hasFewerTags(there, target);
    // A footnote that is left out may have been all.
    return isBlank(there) ? here : there;
  };
  // Nothing that was translated is lost.
  const rest = segments.flatMap(({ target }, index) => (target && !places.includes(index) ? [target] : []));
  const words = rest.map((target) => (kind === 'rich' ? renumber(target, () => undefined) : target));
  merged.isUntagged ||= !isSameText(rest, words);
  const own = source.map((_, index) => {
    const { [index]: place = null } = places;
    return place === null ? (now[index] ?? '') : choose(place, index);
  });
  const last = now[source.length - 1] ?? '';
  const { length: compared } = [...own, last].join('');
  if (words.length * compared > MOST_COMPARED) throw tooMuch();
  // A former import has added them.
  const isThere = (text: string) => own.some((each) => hasLines(each, text));
  const added = words.filter((text) => !isThere(text));
  merged.isAppended = added.some((text) => !hasLines(last, text));
  const texts = own.map((text, index) =>
    [text, ...(index === source.length - 1 ? added : [])].filter((each) => each !== '').join('\n'),
  );
  // Paragraphs that the source does not have are not in the file.
  return { ...merged, texts: [...texts, ...now.slice(source.length)] };
}

type Page = {
  /** As in the file: `page/12`. */
  original: string;
  workspace: Workspace;
  translated: readonly TranslatedField[];
  /** Those that are stored in the target language, by the keys of the fields. */
  marks: Record<string, Mark>;
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
function expectTags(field: TranslatedField, filled: Filled, { workspace, marks }: Page): void {
  const { key, labels } = field;
  const { [key]: texts = [] } = filled.texts;
  if (texts.some(isUnstorable)) throw new XliffError(`${labels.join(' › ')}. ${say(UNSTORABLE)}`);
  try {
    const isRestructured = filled.restructured.includes(key);
    storedValue(field, { texts, isRestructured, mark: marks[key] }, workspace);
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
  const filled = nothingFilled();
  const fields = new Map(workspace.fields.map((field) => [unitId(field.key), field]));
  for (const [id, all] of file.units) {
    const field = fields.get(id);
    // Of a unit in other segments, it cannot be said which ones these are.
    const known = file.exported.get(id);
    const exported = known?.length === all.length ? known.map(readExported) : undefined;
    const segments = withoutUnchanged(all, exported);
    if (segments.every(({ target }) => target === null)) continue;
    if (!field) {
      filled.unknown += 1;
      continue;
    }
    const { key, source, restructured } = field;
    const stored = segments.map((segment) => ({
      source: asStored(field, segment.source),
      target: segment.target && asStored(field, segment.target),
    }));
    const { texts, isKept, isReplaced, isUntagged, isAppended } = merge(field, stored, exported);
    if (isKept) filled.kept.push(key);
    if (isUntagged) filled.untagged.push(key);
    if (isSameText(texts, shownTexts(field))) continue;
    if (isReplaced) filled.replaced.push(key);
    if (isAppended) filled.appended.push(key);
    const own = restructured ? inOwnParagraphs(field, texts) : texts;
    filled.texts[key] = own ?? texts;
    if (!own) filled.restructured.push(key);
    const former = stored.map((segment) => segment.source);
    // Translators' tools put the source where nothing has been translated yet.
    const isCopy = !field.isAddress && (isSameText(texts, source) || isSameText(texts, former));
    if (isCopy) filled.marks[key] = { isCopy };
    else if (!isSameText(former, source)) filled.marks[key] = { former };
    const saved = translated.find((each) => each.key === key);
    if (saved) expectTags(saved, filled, page);
  }
  return filled;
}
