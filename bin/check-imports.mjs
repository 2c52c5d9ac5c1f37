#!/usr/bin/env node
// Fails when an import goes against check/import-rules.mjs, or when files import each other in a circle, types included,
// or when the pictures of docs/architecture.md show other imports, which `--write` draws anew.
import { findCircles } from './check/circles.mjs';
import { picturesAreCurrent, writePictures } from './check/draw-layers.mjs';
import { readImports } from './check/import-graph.mjs';
import { findForbiddenImports, foldersOf, foldersWithoutLayer } from './check/import-rules.mjs';
import { useRuntime } from './runtime.mjs';

await useRuntime();
const { files, imports, missing } = readImports();

if (process.argv.includes('--write')) writePictures(imports);

const circle = (kind) => (trail) => `These ${kind} import each other in a circle: ${trail.join(' → ')}.`;

const errors = [
  ...foldersWithoutLayer().map(
    (folder) =>
      `apps/site/src/${folder} has no layer: give it a place in SITE_LAYERS of bin/check/import-rules.mjs.`,
  ),
  ...missing,
  ...findForbiddenImports(imports),
  ...findCircles(imports).map(circle('files')),
  ...findCircles(foldersOf(imports)).map(circle('folders')),
  ...(picturesAreCurrent(imports)
    ? []
    : ['The pictures of docs/architecture.md are out of date: npm run architecture draws them.']),
];

if (errors.length) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep the import directions.`);
