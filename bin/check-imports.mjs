#!/usr/bin/env node
// Fails when an import violates import-rules.mjs, or when files import each other in a cycle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { homelessFolders, judgeImport } from './check/import-rules.mjs';
import { root, workspaceFolders } from './project.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.next', 'migrations', 'generated']);

/** Our packages by name: their folders and exports. */
const WORKSPACES = new Map(
  workspaceFolders().map((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return [name, { folder, exports }];
  }),
);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* sourceFiles(path);
    else if (/\.[jt]sx?$/.test(entry.name)) yield path;
  }
}

/** A module's import specifiers, each with whether the import exists at run time. */
function importsOf(path) {
  const { program, module, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length || !program) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const isType = (entries) => entries.length > 0 && entries.every((entry) => entry.isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: isType(entries),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries
        .filter((entry) => entry.moduleRequest)
        .map((entry) => ({ name: entry.moduleRequest.value, typeOnly: entry.isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: readFileSync(path, 'utf8').slice(moduleRequest.start + 1, moduleRequest.end - 1),
      typeOnly: true,
    })),
  ];
}

/** The file that an import resolves to, if it is ours; null if our package does not export it. */
function resolveImport(from, name) {
  const [path] = name.split('?');
  // The folder of a language; the environment decides which file of it is used (languages/package.json).
  if (path.startsWith('#language/')) return join(root, 'languages', path.slice(10), 'language.ts');
  if (path.startsWith('.')) return resolve(dirname(from), path);
  const [scope, short, ...rest] = path.split('/');
  const workspace = WORKSPACES.get(`${scope}/${short}`);
  if (!workspace) return undefined;
  const inside = ['.', ...rest].join('/');
  for (const [key, file] of Object.entries(workspace.exports)) {
    const [before, after] = key.split('*');
    if (key === inside) return join(root, workspace.folder, file);
    if (after === undefined || !inside.startsWith(before) || !inside.endsWith(after)) continue;
    const middle = inside.slice(before.length, inside.length - after.length);
    return join(root, workspace.folder, file.replace('*', middle));
  }
  return null;
}

function findCircle(graph) {
  const done = new Set();
  const visit = (file, trail) => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

const faults = homelessFolders().map(
  (folder) => `apps/site/src/${folder} has no layer: give it a place in SITE_LAYERS of bin/import-rules.mjs.`,
);
const graph = new Map();
const files = ['apps', 'brand', 'content', 'languages', 'packages', 'demo']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => [...sourceFiles(join(root, folder))]);

/** Build output exists only after a build. */
const isThere = (file) => existsSync(file) || /\/(dist|\.next|generated)\//.test(file);
/** Examples are used by tests and the gallery, so they may import fixtures. */
const mayUseFixtures = (file) => isForTests(file) || /\.examples\.tsx?$/.test(file);
const isForTests = (file) => /\.(test|fixture)\.[jt]sx?$|\/testing\/|\/test-cms\.ts$/.test(file);

for (const path of files) {
  const from = relative(root, path);
  const isTest = /\.(test|fixture)\.[jt]sx?$/.test(from);
  const next = [];
  for (const { name, typeOnly } of importsOf(path)) {
    const target = resolveImport(path, name);
    if (target === undefined) continue;
    if (target === null || !isThere(target)) {
      faults.push(`${from} imports ${name}: there is no such file, or its package does not export it.`);
      continue;
    }
    const to = relative(root, target);
    if (isForTests(to) && !mayUseFixtures(from))
      faults.push(`${from} imports ${to}, which is for tests only.`);
    const why = isTest ? null : judgeImport(from, to);
    if (why) faults.push(`${from} imports ${to}: ${why}.`);
    // Type imports and dynamic imports cause no cycle at run time.
    if (!typeOnly) next.push(to);
  }
  graph.set(from, next);
}

const circle = findCircle(graph);
if (circle) faults.push(`These files import each other in a circle: ${circle.join(' → ')}.`);

if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep the import directions.`);
