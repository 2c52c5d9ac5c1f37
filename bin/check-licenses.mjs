#!/usr/bin/env node
// Fails when an installed package has a licence that license-rules.mjs does not allow.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLicense } from './check/license-rules.mjs';
import { root, workspaceFolders } from './project.mjs';

const foldersIn = (path) =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

/** Every package below a `node_modules`, including nested ones. Our own are links, and skipped. */
function* packagesIn(modules) {
  for (const { name } of foldersIn(modules)) {
    const path = join(modules, name);
    if (name.startsWith('@')) yield* packagesIn(path);
    else if (!name.startsWith('.')) {
      const description = join(path, 'package.json');
      if (existsSync(description)) yield JSON.parse(readFileSync(description, 'utf8'));
      yield* packagesIn(join(path, 'node_modules'));
    }
  }
}

const workspaces = workspaceFolders().map((folder) => join(root, folder));
const packages = [root, ...workspaces].flatMap((folder) => [...packagesIn(join(folder, 'node_modules'))]);
const problems = packages.map(checkLicense).filter((problem) => problem !== null);
for (const problem of problems) console.error(problem);
if (packages.length === 0) console.error('No package is installed: run npm start or npm test first.');
if (problems.length > 0 || packages.length === 0) process.exit(1);
console.log(`${packages.length} packages have licences that are allowed.`);
