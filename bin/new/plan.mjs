// What a generator is going to do, so that it does all of it or nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice } from '../progress.mjs';
import { root } from '../project.mjs';

/**
 * @typedef {object} Plan
 * @property {[path: string, text: string][]} creates files that must not exist yet
 * @property {[path: string, edit: (text: string) => string][]} edits files that get a line
 */

/**
 * Puts text before the first `end` that follows `start`.
 *
 * @throws Advice when either is not there: then the file has changed, and the generator has to follow
 */
export const insertBefore = (start, end, addition) => (text) => {
  const begin = text.indexOf(start);
  const at = begin < 0 ? -1 : text.indexOf(end, begin + start.length);
  if (at < 0) throw new Advice(`The generator looked for "${start}" … "${end.trim()}" and did not find it.`);
  return text.slice(0, at) + addition + text.slice(at);
};

/** Adds an import; the formatter puts it in its place. */
export const addImport = (line) => (text) => `${line}\n${text}`;

/** Adds an element to an array, or a property to an object, that may end in a comma. */
export const addEntry = (start, end, entry) => (text) => {
  const closed = insertBefore(start, end, '\0')(text);
  const [before, after] = closed.split('\0');
  return `${before.replace(/,?\s*$/, '')},\n${entry},\n${after.trimStart()}`;
};

export const both = (first, second) => (text) => second(first(text));

/**
 * The files of a template folder, with the placeholder's name replaced in paths and texts.
 *
 * @param {ReturnType<import('./names.mjs').namesOf>} names
 */
export function fill(template, names, folder) {
  const { kebab, snake, camel, pascal, label, labels } = names;
  const replaced = (text) =>
    text
      .replaceAll('kind-name', kebab)
      .replaceAll('kind_name', snake)
      .replaceAll('kindName', camel)
      .replaceAll('KindName', pascal)
      .replaceAll('Kind names', labels)
      .replaceAll('Kind name', label)
      .replaceAll('kind name', label.toLowerCase());
  const source = join(import.meta.dirname, 'templates', template);
  return readdirSync(source).map((file) => [
    `${folder}/${replaced(file.replace(/\.template$/, ''))}`,
    replaced(readFileSync(join(source, file), 'utf8')),
  ]);
}

const read = (path) => readFileSync(join(root, path), 'utf8');

const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Writes a plan, formatted. Nothing is written unless all of it can be. @returns {string[]} paths, as written */
export function carryOut({ creates, edits }) {
  const taken = creates.map(([path]) => path).find((path) => existsSync(join(root, path)));
  if (taken) throw new Advice(`${taken} is there already. Choose another name, or delete it first.`);
  const edited = edits.map(([path, edit]) => {
    try {
      return [path, edit(read(path))];
    } catch (error) {
      if (error instanceof Advice) throw new Advice(`${path}: ${error.message} Nothing was written.`);
      throw error;
    }
  });
  const before = edits.map(([path]) => [path, read(path)]);
  const written = [...creates, ...edited];
  const folders = written.map(([path]) => mkdirSync(dirname(join(root, path)), { recursive: true }));
  for (const [path, text] of written) writeFileSync(join(root, path), text);
  const paths = written.map(([path]) => path);
  const formatted = paths.filter((path) => /\.(tsx?|css)$/.test(path));
  try {
    execFileSync(process.execPath, [BIOME, 'check', '--write', ...formatted], { cwd: root, stdio: 'pipe' });
  } catch ({ stdout, stderr }) {
    // Half of a kind fails every other command, this one included, until somebody finds all of its lines.
    for (const [path] of creates) rmSync(join(root, path));
    for (const folder of folders) if (folder) rmSync(folder, { recursive: true });
    for (const [path, text] of before) writeFileSync(join(root, path), text);
    throw new Advice(
      `${stdout}${stderr}\nThe linter refused this, so nothing was written. Correct what it says about files that were there before; if it is about the name, choose another.`,
    );
  }
  return paths;
}

/** What the CMS generates from its fields: types and the import map. */
export const GENERATE = ['npm', 'run', 'generate', '-w', '@keelstone/cms'];

/** Names the new tests in docs/requirements.md. */
export const LIST_TESTS = ['npm', 'run', 'requirements'];

/** What follows a new type or language: a migration, what the CMS generates, and the composed GraphQL schema. */
export const commandsAfter = (change) => [
  ['npm', 'run', 'create-migration', '-w', '@keelstone/cms', '--', change],
  GENERATE,
  ['npx', 'vitest', 'run', '--project=unit', 'apps/site/src/graphql/generate-types.test.ts', '--update=all'],
  LIST_TESTS,
];
