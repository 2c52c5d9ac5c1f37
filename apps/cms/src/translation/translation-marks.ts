import { contentOf, isContent } from '@keelstone/editing/content.ts';
import { LANGUAGES, type Language } from '@keelstone/model';

/** Why a field that has text in a language still waits for its translation. */
export type Mark = {
  /** The source as it was when it was translated, by segments. */
  former?: string[];
  /** The text is a copy of the source. */
  isCopy?: true;
  /** Not stored in its field yet, because it would show at once: what collections without drafts have of one. */
  draft?: unknown;
};
/** By language, and by the key of the field. Fields that are up to date have no mark. */
export type TranslationMarks = Partial<Record<Language, Record<string, Mark>>>;

function readMark(value: unknown): Mark | null {
  if (!isContent(value)) return null;
  const { former } = value;
  const mark: Mark = {
    ...(value.isCopy === true && { isCopy: true }),
    ...(Array.isArray(former) && { former: former.map(String) }),
    ...('draft' in value && { draft: value.draft }),
  };
  return Object.keys(mark).length > 0 ? mark : null;
}

/** What remains of a mark once its draft is stored; null if nothing does. */
export function withoutDraft({ draft: _, ...mark }: Mark): Mark | null {
  return Object.keys(mark).length > 0 ? mark : null;
}

/** Marks as stored. */
export function readMarks(value: unknown): TranslationMarks {
  const marks: TranslationMarks = {};
  if (!isContent(value)) return marks;
  for (const language of LANGUAGES) {
    const entries = Object.entries(contentOf(value[language]));
    const read = entries.flatMap(([key, mark]) => {
      const known = readMark(mark);
      return known ? [[key, known] as const] : [];
    });
    if (read.length > 0) marks[language] = Object.fromEntries(read);
  }
  return marks;
}
