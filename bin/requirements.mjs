#!/usr/bin/env node
// Keeps docs/requirements.md up to date: which files implement each rule (maintained by hand) and which tests prove
// it (read from the tests' titles). `--write` updates the tests' column; without it, the command fails if it is
// outdated.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const DOCUMENT = join(root, 'docs', 'requirements.md');
const TEST_FILE = /\.(test|e2e)\.(tsx?|mjs)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.next', '.test', '.data', '.git']);
/** A title such as `S-12 S-24 a page beyond the end …`, at the start of a string. */
const TITLE = /['"`]((?:[CRSNTUAEXO]-\d+[ ,]+)+)/g;
const ROW = /^\| ([CRSNTUAEXO]-\d+) \|([^|]*)\|([^|]*)\|([^|]*)\|$/;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(path);
    else if (TEST_FILE.test(entry.name)) yield path;
  }
}

/** Test files by requirement number, in the order of the tree. */
export function testsByRequirement() {
  const tests = new Map();
  for (const path of testFiles(root)) {
    for (const [, numbers] of readFileSync(path, 'utf8').matchAll(TITLE)) {
      for (const number of numbers.split(/[ ,]+/).filter(Boolean)) {
        tests.set(number, (tests.get(number) ?? new Set()).add(relative(root, path)));
      }
    }
  }
  return tests;
}

const listTests = (files) =>
  [...(files ?? [])]
    .sort()
    .map((file) => `\`${file}\``)
    .join(' ') || 'none yet';

/** The document's rows: number, text, implementing files, tests. */
export function readRequirements() {
  return readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter(Boolean)
    .map(([, number, rule, files, tests]) => ({
      number,
      rule: rule.trim(),
      files: files.trim(),
      tests: tests.trim(),
    }));
}

/**
 * Errors in the document, one sentence each.
 *
 * @param {ReturnType<typeof readRequirements>} [requirements]
 * @param {Map<string, Set<string>>} [tests] test files by requirement number
 */
export function findProblems(requirements = readRequirements(), tests = testsByRequirement()) {
  const numbers = new Set(requirements.map(({ number }) => number));
  const unknown = [...tests]
    .filter(([number]) => !numbers.has(number))
    .flatMap(([number, files]) =>
      [...files].map((file) => `${number}: a test's title in ${file} carries it, but there is no such rule.`),
    );
  const ofRules = requirements.flatMap(({ number, files, tests: listed }) => {
    const isLater = files.startsWith('later');
    const missing = isLater
      ? []
      : [...files.matchAll(/`([^`]+)`/g)]
          .map(([, file]) => file)
          .filter((file) => !existsSync(join(root, file)));
    return [
      ...missing.map((file) => `${number}: ${file} does not exist.`),
      ...(isLater || files.includes('`') ? [] : [`${number}: no file is named that implements it.`]),
      ...(isLater || tests.has(number) ? [] : [`${number}: no test's title carries it.`]),
      ...(isLater && tests.has(number)
        ? [`${number}: tests carry it, so name the files that implement it instead of "${files}".`]
        : []),
      ...(listed === listTests(tests.get(number))
        ? []
        : [`${number}: the list of tests is out of date; run npm run requirements.`]),
    ];
  });
  return [...unknown, ...ofRules];
}

function write() {
  const tests = testsByRequirement();
  const text = readFileSync(DOCUMENT, 'utf8').replace(
    new RegExp(ROW.source, 'gm'),
    (_, number, rule, files) =>
      `| ${number} | ${rule.trim()} | ${files.trim()} | ${listTests(tests.get(number))} |`,
  );
  writeFileSync(DOCUMENT, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) write();
  const problems = findProblems();
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
}
