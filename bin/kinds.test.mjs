// How much of a kind lies outside its folder: what whoever adds one has to touch.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';

/** Sources in production: not what is generated, what a migration once was, the demo, documents, and what feeds tests. */
const IS_PRODUCTION = /^(apps|bin|brand|content|languages|packages)\/.*\.(tsx?|mjs|css|graphql)$/;
const IS_APART =
  /(^|\/)(generated|migrations|testing)\/|payload-types\.ts$|\.(test|fixture|examples|sample)\.\w+$|samples?(-node)?\.ts$|test-cms\.ts$/;
/** A kind that shows another names it, such as a quotation its case study: that is what the kind is about, and in its folder. */
const KIND_FOLDER = /^content\/(sections|paragraphs|types)\/[^/]+\//;

const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => IS_PRODUCTION.test(path) && !IS_APART.test(path) && !KIND_FOLDER.test(path))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }));

/** The path of a kind's folder, its machine name as a string or a key, and, unless that is a plain word, identifiers made of it. */
function namesOf(group, kind) {
  const kebab = kind.replaceAll('_', '-');
  const quoted = `(['"\`])${kind}\\1`;
  const path = `(${group}|['"]\\.)/${kebab}/`;
  if (!kind.includes('_')) return new RegExp(`${quoted}|${path}`);
  const pascal = kind.replace(/(^|_)(.)/g, (_all, _line, letter) => letter.toUpperCase());
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  return new RegExp(`${quoted}|${path}|(?<![\\w-])(${kind}|${camel}|${pascal})(?![\\w-])`);
}

/** Files outside its folder that name a kind. Of the languages' folders it counts one: each language names all types. */
function filesNaming(group, kind) {
  const names = namesOf(group, kind);
  const language = new RegExp(`^languages/(${LANGUAGES.slice(1).join('|')})/`);
  return sources.filter(({ path, code }) => !language.test(path) && names.test(code)).map(({ path }) => path);
}

describe('one kind, one folder', () => {
  it.each([
    ...SECTION_KINDS.map((kind) => ['sections', kind, 3]),
    ...PARAGRAPH_KINDS.map((kind) => ['paragraphs', kind, 3]),
    ...CONTENT_TYPES.map((kind) => ['types', kind, 6]),
  ])('X-5 %s/%s is named by %i files elsewhere at most', (group, kind, most) => {
    const files = filesNaming(group, kind);
    expect(files.length, `\n${files.join('\n')}\n`).toBeLessThanOrEqual(most);
  });
});
