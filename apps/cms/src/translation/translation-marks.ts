import { LANGUAGES, type Language } from '@keelstone/model';

/**
 * Why a field that has text in a language still waits for its translation: the source was another one when it was
 * translated (`former`, by segments), or the text is a copy of the source.
 */
export type Mark = { former: string[] } | { isCopy: true };
/** By language, and by the key of the field. Fields that are up to date have no mark. */
export type TranslationMarks = Partial<Record<Language, Record<string, Mark>>>;

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMark(value: unknown): Mark | null {
  if (!isTree(value)) return null;
  if (value.isCopy === true) return { isCopy: true };
  const { former } = value;
  return Array.isArray(former) ? { former: former.map(String) } : null;
}

/** Marks as stored. */
export function readMarks(value: unknown): TranslationMarks {
  const marks: TranslationMarks = {};
  if (!isTree(value)) return marks;
  for (const language of LANGUAGES) {
    const entries = Object.entries(isTree(value[language]) ? (value[language] as Tree) : {});
    const read = entries.flatMap(([key, mark]) => {
      const known = readMark(mark);
      return known ? [[key, known] as const] : [];
    });
    if (read.length > 0) marks[language] = Object.fromEntries(read);
  }
  return marks;
}
