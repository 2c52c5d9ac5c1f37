#!/usr/bin/env node
// Fails when an import goes against import-rules.mjs, or when files import each other in a circle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { homelessFolders, judgeImport } from './import-rules.mjs';
import { root } from './project.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.next', 'migrations', 'generated']);
const WORKSPACE_FOLDERS = {
  '@keelstone/model': 'packages/model',
  '@keelstone/ui': 'packages/ui',
  '@keelstone/editing': 'packages/editing',
  '@keelstone/content': 'content',
  '@keelstone/outbox': 'packages/outbox',
  '@keelstone/postgres': 'packages/postgres',
  '@keelstone/read-model': 'packages/read-model',
  '@keelstone/contours': 'packages/contours',
  '@keelstone/search-index': 'packages/search-index',
  '@keelstone/seeds': 'seeds',
  '@keelstone/site': 'apps/site',
  '@keelstone/cms': 'apps/cms',
};

const WHOLE_NAMES = new Set(['@keelstone/ui', '@keelstone/editing', '@keelstone/content']);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* sourceFiles(path);
    else if (/\.[jt]sx?$/.test(entry.name)) yield path;
  }
}

/** Specifiers of a module, with whether the import leaves a trace at run time. */
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

function resolveImport(from, name) {
  if (name.startsWith('.')) return resolve(dirname(from), name.split('?')[0]);
  const workspace = Object.keys(WORKSPACE_FOLDERS).find(
    (known) => name === known || name.startsWith(`${known}/`),
  );
  if (!workspace) return undefined;
  const [path] = (name.slice(workspace.length + 1) || 'index').split('?');
  const folder = join(root, WORKSPACE_FOLDERS[workspace]);
  // These are imported with the file's whole name; the packages' exports name the others.
  if (WHOLE_NAMES.has(workspace)) return join(folder, workspace === '@keelstone/content' ? '' : 'src', path);
  return join(folder, 'src', `${path}.ts`);
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
const files = ['apps', 'content', 'packages', 'seeds']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => [...sourceFiles(join(root, folder))]);

for (const path of files) {
  const from = relative(root, path);
  const isTest = /\.(test|fixture)\.[jt]sx?$/.test(from);
  const next = [];
  for (const { name, typeOnly } of importsOf(path)) {
    const target = resolveImport(path, name);
    if (!target) continue;
    const to = relative(root, target);
    const why = isTest ? null : judgeImport(from, to);
    if (why) faults.push(`${from} imports ${to}: ${why}.`);
    // Types and dynamic imports make no circle at run time.
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
