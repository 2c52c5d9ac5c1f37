import { randomBytes } from 'node:crypto';
import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';

const newId = () => randomBytes(12).toString('hex');

/** A deep copy, whose objects with an id have another one. The ids that it replaced are added to `ids`. */
function copied(value: unknown, ids: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => copied(item, ids));
  if (!isContent(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part, ids)]));
  if (typeof copy.id !== 'string') return copy;
  const id = ids.get(copy.id) ?? newId();
  ids.set(copy.id, id);
  return { ...copy, id };
}

/** A deep copy, whose rows and paragraphs have ids of their own. */
export const copyWithNewIds = (content: Content): Content => copied(content, new Map()) as Content;

/** Removes names in links that the page has already: they are made anew when it is saved, and when it is published. */
function withoutAnchors(value: unknown, taken: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAnchors(item, taken));
  if (!isContent(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name !== 'anchor' || !isContent(part)) return [name, withoutAnchors(part, taken)];
      return [
        name,
        Object.fromEntries(Object.entries(part).filter(([, words]) => !taken.has(String(words)))),
      ];
    }),
  );
}

function anchorsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(anchorsIn);
  if (!isContent(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'anchor' && isContent(part) ? Object.values(part).map(String) : anchorsIn(part),
  );
}

/**
 * A copy of a section for a page, whose rows and paragraphs have ids of their own.
 *
 * @param page the sections among which it will stand
 * @param ids by which id each one is replaced; others are added, so that the next copy has the same
 */
export const copySection = (section: Content, page: unknown, ids: Map<string, string>): Content =>
  withoutAnchors(copied(section, ids), new Set(anchorsIn(page))) as Content;

/** Marks of translations (translation-marks.ts) of one section, by other ids; the keys contain the ids of rows. */
export function marksOfSection(
  marks: unknown,
  section: string,
  ids: ReadonlyMap<string, string> = new Map(),
): Record<string, Content> {
  if (!isContent(marks)) return {};
  const prefix = `sections.${section}.`;
  return Object.fromEntries(
    Object.entries(marks).flatMap(([language, own]) => {
      const kept = Object.entries(contentOf(own)).filter(([key]) => key.startsWith(prefix));
      const named = kept.map(([key, mark]) => [
        key
          .split('.')
          .map((step) => ids.get(step) ?? step)
          .join('.'),
        mark,
      ]);
      return named.length > 0 ? [[language, Object.fromEntries(named)]] : [];
    }),
  );
}

/** Marks with those of a section added. */
export function withMarks(marks: unknown, more: Record<string, Content>): Content {
  const all: Content = { ...contentOf(marks) };
  for (const [language, own] of Object.entries(more)) all[language] = { ...contentOf(all[language]), ...own };
  return all;
}
