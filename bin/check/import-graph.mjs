import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root, workspaceFolders } from '../project.mjs';

/** What a build, a run or a generator leaves behind. */
const SKIPPED = new Set(['node_modules', 'dist', '.next', 'migrations', 'generated', 'results']);
/** Folders with source that are not workspaces: nothing of ours may import them. */
const TOOLS = ['bin', 'e2e', 'mutation', 'relevance'];

/** Our packages by name: where each lies, and what it exports. */
const WORKSPACES = new Map(
  workspaceFolders().map((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return [name, { folder, exports }];
  }),
);

/** Files below a folder (path relative to the project's root) that can import others. */
function* sourceFiles(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* sourceFiles(path);
    else if (entry.isFile() && /\.m?[jt]sx?$/.test(entry.name)) yield path;
  }
}

/** `import('./a.ts')` as a value and as a type, and the files that workers and child processes are started with. */
function laterImports(node) {
  if (Array.isArray(node)) return node.flatMap(laterImports);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(laterImports);
  const isImport = node.type === 'ImportExpression' || node.type === 'TSImportType';
  const isFileUrl =
    node.type === 'NewExpression' &&
    node.callee.name === 'URL' &&
    node.arguments[1]?.object?.type === 'MetaProperty';
  const name = (isImport && node.source?.value) || (isFileUrl && node.arguments[0]?.value);
  return name ? [name, ...inside] : inside;
}

/** Specifiers of a module: static, dynamic, of types, and of the files it starts. */
export function importsOf(file, source) {
  const { program, module, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    // Only few modules have one, and most of the time would go into walking through the others.
    ...(/\bimport(\(|\.meta\.url)/.test(source) ? laterImports(program) : []),
  ];
}

/** The file that an import names, if it is one of ours; null when a package of ours does not export it. */
function resolveImport(from, name) {
  const [path] = name.split('?');
  // The folder of a language: which file of it is up to the environment (languages/package.json).
  if (path.startsWith('#language/')) return `languages/${path.slice(10)}/language.ts`;
  if (path.startsWith('.')) return relative(root, resolve(root, dirname(from), path));
  const [scope, short, ...rest] = path.split('/');
  const workspace = WORKSPACES.get(`${scope}/${short}`);
  if (!workspace) return undefined;
  const inside = ['.', ...rest].join('/');
  for (const [key, file] of Object.entries(workspace.exports)) {
    const [before, after] = key.split('*');
    if (key === inside) return join(workspace.folder, file);
    if (after === undefined || !inside.startsWith(before) || !inside.endsWith(after)) continue;
    return join(
      workspace.folder,
      file.replace('*', inside.slice(before.length, inside.length - after.length)),
    );
  }
  return null;
}

const isFolder = (path) =>
  path !== null && statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
/** Folders that a build writes are there only after it. */
const isThere = (file) => existsSync(join(root, file)) || /\/(dist|\.next|generated)\//.test(file);

/**
 * Every import between two files of the project, types included.
 *
 * @returns {{ files: string[], imports: { from: string, to: string }[], missing: string[] }} paths relative to the
 * project's root, and what is wrong with imports of files that are not there
 */
export function readImports() {
  const files = [...workspaceFolders(), ...TOOLS].flatMap((folder) => [...sourceFiles(folder)]);
  const imports = [];
  const missing = [];
  for (const from of files) {
    for (const name of new Set(importsOf(from, readFileSync(join(root, from), 'utf8')))) {
      const to = resolveImport(from, name);
      // A child process is also told in which folder to run.
      if (to === undefined || isFolder(to)) continue;
      if (to !== null && isThere(to)) imports.push({ from, to });
      else missing.push(`${from} imports ${name}: there is no such file, or its package does not export it.`);
    }
  }
  return { files, imports, missing };
}
