import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from 'payload';
import * as v from 'valibot';
import { asList, blockOf, isLocalized, rowOf, writableFields } from './fields.ts';
import { ASSETS, type Content, type Entry, fieldsOf, isNode, isUpload, readContent } from './read-content.ts';
import { fieldsSchema, type Holds } from './schema.ts';
import type { Path, Problem, Source } from './source.ts';

/** Thrown when content cannot be loaded. The message lists file, line and field of each error. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    super(sorted.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'ContentError';
    this.problems = sorted;
  }
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => key as string | number);

function checkSource(
  source: Source,
  fields: readonly Field[],
  holds: Holds,
  { resolve }: Content,
  more = {},
): Problem[] {
  const { issues = [] } = v.safeParse(fieldsSchema(fields, { holds, resolve }, more), source.value);
  return issues.map((issue) => {
    const path = pathOf(issue);
    const words = issue.type === 'raw_check' ? (issue.expected ?? undefined) : undefined;
    return {
      file: source.file,
      line: source.lineOf(path, words),
      message: `${path.join('.')} ${issue.message}`,
    };
  });
}

/** A translation must have the rows of its source: they are matched by position. */
function compareRows(fields: readonly Field[], base: unknown, own: Source, at: Path): Problem[] {
  const valueAt = (path: Path) =>
    path.reduce((value: unknown, step) => (value as Record<string, unknown> | undefined)?.[step], own.value);
  return writableFields(fields).flatMap((field): Problem[] => {
    const path = [...at, field.name];
    const [value, words] = [(base as Record<string, unknown> | undefined)?.[field.name], valueAt(path)];
    if (isLocalized(field) || value === undefined || words === undefined) return [];
    if (field.type === 'group') return compareRows(field.fields, value, own, path);
    if (field.type !== 'array' && field.type !== 'blocks') return [];
    const [rows, ownRows] = [asList(value), asList(words)];
    const problem = (where: Path, message: string) => ({
      file: own.file,
      line: own.lineOf(where),
      message: `${where.join('.')} ${message}`,
    });
    if (rows.length !== ownRows.length)
      return [problem(path, `has ${ownRows.length} rows, and what it translates has ${rows.length}`)];
    return rows.flatMap((row, index) => {
      const where = [...path, index];
      const one = rowOf(field, row);
      const kind = (ownRows[index] as { kind?: unknown } | null)?.kind;
      if (field.type === 'blocks' && one.kind !== kind)
        return [problem([...where, 'kind'], `is "${kind}", and what it translates is "${one.kind}"`)];
      const inside = field.type === 'blocks' ? (blockOf(field, kind)?.fields ?? []) : field.fields;
      return compareRows(inside as Field[], one, own, where);
    });
  });
}

function checkEntry(entry: Entry, content: Content): Problem[] {
  const { slug, source, translations } = entry;
  const fields = fieldsOf(slug);
  const file = v.pipe(
    v.string('is missing: which of the assets is uploaded'),
    v.check(
      (name) => existsSync(join(content.folder, ASSETS, name)),
      ({ input }) => `is "${input}", and ${ASSETS} has no such file`,
    ),
  );
  const more = isUpload(slug) ? { file } : {};
  return [
    ...checkSource(source, fields, translations ? 'default' : 'all', content, more),
    ...Object.values(translations ?? {}).flatMap((own) => [
      ...checkSource(own, fields, 'translation', content),
      ...compareRows(fields, source.value, own, []),
    ]),
  ];
}

/** Keys must be unique across nodes, because some fields accept nodes of any type. */
function checkKeys(entries: readonly Entry[]): Problem[] {
  const first = new Map<string, string>();
  return entries
    .filter(({ slug }) => isNode(slug))
    .flatMap(({ key, source: { file } }) => {
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      return other === undefined ? [] : [{ file, line: 1, message: `has the key "${key}", as ${other} has` }];
    });
}

/**
 * Reads a folder of content and validates all of it against the fields of the CMS.
 *
 * @param root file names in messages are relative to it
 * @throws ContentError with file, line and field of all errors
 */
export function openContent(folder: string, root?: string): Content {
  const { content, problems } = readContent(folder, root);
  const found = [
    ...problems,
    ...checkKeys(content.entries),
    ...content.entries.flatMap((entry) => checkEntry(entry, content)),
  ];
  if (found.length) throw new ContentError(found);
  return content;
}
