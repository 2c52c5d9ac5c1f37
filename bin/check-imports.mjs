#!/usr/bin/env node
// Fails when an import goes against check/import-rules.mjs, or when files import each other in a circle, types included.
// `--write` also draws the pictures of docs/architecture.md anew.
import { findCircles } from './check/circles.mjs';
import { writePictures } from './check/draw-layers.mjs';
import { readImports } from './check/import-graph.mjs';
import { findForbiddenImports, foldersOf, homelessFolders } from './check/import-rules.mjs';
import { useRuntime } from './runtime.mjs';

await useRuntime();
const { files, imports, missing } = readImports();

if (process.argv.includes('--write')) writePictures(imports);

const circle = (kind) => (trail) => `These ${kind} import each other in a circle: ${trail.join(' → ')}.`;

const errors = [
  ...homelessFolders().map(
    (folder) =>
      `apps/site/src/${folder} has no layer: give it a place in SITE_LAYERS of bin/check/import-rules.mjs.`,
  ),
  ...missing,
  ...findForbiddenImports(imports),
  ...findCircles(imports).map(circle('files')),
  ...findCircles(foldersOf(imports)).map(circle('folders')),
];

if (errors.length) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep the import directions.`);
