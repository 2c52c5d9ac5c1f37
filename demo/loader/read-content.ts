import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { DEFAULT_LANGUAGE, isContentType, isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import type { Field } from 'payload';
import { collections, globals } from './cms.ts';
import { type Problem, readMarkdown, readYaml, type Source } from './source.ts';

/** A document of the CMS, as read from files. */
export type Entry = {
  /** Slug of a collection or a global. */
  slug: string;
  /** The key for references: the file's name, or `key` in a list. */
  key: string;
  /** Non-localized values, and the default language's text. */
  source: Source;
  /** The other languages' own files; undefined if one file has all languages. */
  translations: Partial<Record<Language, Source>> | undefined;
};

export type Target = { slug: string; key: string };

/** The content of a folder: all entries that become documents. */
export type Content = {
  folder: string;
  entries: Entry[];
  find(target: Target): Entry | undefined;
  /** Resolves a key in a field that may refer to these collections. */
  resolve(slugs: readonly string[], key: string): Target | undefined;
};

export const isGlobal = (slug: string) => globals.some((each) => each.slug === slug);
export const fieldsOf = (slug: string): Field[] =>
  [...collections, ...globals].find((each) => each.slug === slug)?.fields ?? [];
const collectionOf = (slug: string) => collections.find((each) => each.slug === slug);
export const isUpload = (slug: string) => Boolean(collectionOf(slug)?.upload);
/** A node: a document with a page. */
export const isNode = (slug: string) => isContentType(slug);
/** Whether a document is a draft unless it is published. */
export const hasDrafts = (slug: string) => {
  const { versions } = collectionOf(slug) ?? {};
  return typeof versions === 'object' && Boolean(versions.drafts);
};
export const NODE_SLUGS = collections.map(({ slug }) => slug).filter(isNode);

const hasField = (fields: readonly Field[], name: string): boolean =>
  fields.some(
    (field) =>
      ('name' in field && field.name === name) ||
      ('fields' in field && !('name' in field) && hasField(field.fields, name)) ||
      (field.type === 'tabs' && field.tabs.some((tab) => hasField(tab.fields, name))),
  );

/** By their names in file names, what can be recognised when it is loaded again. */
const SLUGS = new Map(
  [...collections.filter(({ fields }) => hasField(fields, 'demoKey')), ...globals].map(({ slug }) => [
    slug.replaceAll('_', '-'),
    slug,
  ]),
);
export const ASSETS = 'assets';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === ASSETS ? [] : filesIn(path);
      return ['.md', '.yaml'].includes(extname(path)) ? [path] : [];
    });
}

/** Reads a folder of content. Only checks that each file can be parsed and belongs to a collection. */
export function readContent(
  folder: string,
  root = dirname(folder),
): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const byName = new Map<string, Entry>();
  const nameOf = ({ slug, key }: Target) => `${slug}/${key}`;

  function add(entry: Entry) {
    const other = byName.get(nameOf(entry));
    const { file, lineOf } = entry.source;
    if (other)
      problems.push({
        file,
        line: lineOf(['key']),
        message: `key: "${entry.key}" is taken by ${other.source.file}`,
      });
    else byName.set(nameOf(entry), entry);
  }

  function addYaml(path: string, file: string, slugOf: (name: string) => string | undefined) {
    const name = basename(path, '.yaml');
    const read = readYaml(path, file, problems);
    const slug = slugOf(Array.isArray(read) || isGlobal(slugOf(name) ?? '') ? name : basename(dirname(path)));
    if (!slug) {
      problems.push({
        file,
        line: 1,
        message: `is of no collection with files: name a list, or its folder, after one of ${[...SLUGS.keys()].join(', ')}`,
      });
      return;
    }
    for (const source of [read].flat()) {
      const { key = name, ...value } = source.value;
      add({ slug, key: String(key), source: { ...source, value }, translations: undefined });
    }
  }

  const translations: { slug: string; key: string; language: Language; source: Source }[] = [];
  function addMarkdown(path: string, file: string, slug: string | undefined) {
    const [, key, language] = /^(.+)\.([^.]+)\.md$/.exec(basename(path)) ?? [];
    if (!slug || !key || !isLanguage(language)) {
      const message = slug
        ? `is named after no language: KEY.LANGUAGE.md, with ${LANGUAGES.join(' or ')}`
        : `lies in "${basename(dirname(path))}", which is the name of no collection`;
      problems.push({ file, line: 1, message });
      return;
    }
    const source = readMarkdown(path, file, problems);
    if (!source) return;
    if (language === DEFAULT_LANGUAGE) add({ slug, key, source, translations: {} });
    else translations.push({ slug, key, language, source });
  }

  for (const path of existsSync(folder) ? filesIn(folder) : []) {
    const file = relative(root, path);
    const slugOf = (name: string) => SLUGS.get(name);
    if (extname(path) === '.yaml') addYaml(path, file, slugOf);
    else addMarkdown(path, file, slugOf(basename(dirname(path))));
  }
  for (const { language, source, ...target } of translations) {
    const entry = byName.get(nameOf(target));
    if (entry?.translations) entry.translations[language] = source;
    else
      problems.push({
        file: source.file,
        line: 1,
        message: `translates nothing: there is no ${target.key}.${DEFAULT_LANGUAGE}.md beside it`,
      });
  }

  const entries = [...byName.values()];
  const find = (target: Target) => byName.get(nameOf(target));
  const nodeKeys = new Set(entries.filter(({ slug }) => isNode(slug)).map(({ key }) => key));
  function resolve(slugs: readonly string[], key: string): Target | undefined {
    const slug = slugs.find((each) => find({ slug: each, key }));
    if (slug) return { slug, key };
    // In these fields, the key of a node stands for its generated picture or printed file.
    const made = slugs.find((each) => each === 'images' || each === 'files');
    return made && nodeKeys.has(key) ? { slug: made, key } : undefined;
  }
  return { content: { folder, entries, find, resolve }, problems };
}
