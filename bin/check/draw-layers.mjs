import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { areaOf, foldersOf, isForTests } from './import-rules.mjs';

const DOCUMENT = join(root, 'docs', 'architecture.md');

/** Kinds' models lie below the two kits, the rest of a kind above them. */
const workspaceOf = (file) => (/^content\/.*\.model\.ts$/.test(file) ? 'content-models' : areaOf(file));

/** The whole in workspaces. What runs on a developer's machine only is not in it. */
const workspaces = (imports) =>
  imports
    .filter(({ from, to }) => !isForTests(from) && !isForTests(to))
    .map(({ from, to }) => ({ from: workspaceOf(from), to: workspaceOf(to) }))
    .filter(
      ({ from, to }) => /^(apps|packages)\/|^(brand|content|content-models|languages)$/.test(from) && to,
    );

const foldersBelow = (area) => (imports) =>
  foldersOf(imports).filter(({ from }) => from.startsWith(`${area}/`));

const PICTURES = {
  workspaces,
  site: foldersBelow('apps/site'),
  cms: foldersBelow('apps/cms'),
};

/** Leaves out what follows from the rest: A → C where A → B → C is there. */
function reduce(edges) {
  const left = new Set(edges);
  const leads = (from, to, seen = new Set([from])) =>
    [...left].some(([a, b]) => {
      if (a !== from || seen.has(b)) return b === to && a === from;
      return b === to || leads(b, to, seen.add(b));
    });
  for (const edge of edges) {
    left.delete(edge);
    if (!leads(...edge)) left.add(edge);
  }
  return [...left];
}

const MOST_BOXES = 15;

/** Merges boxes that `neighbours` finds to have the same arrows. */
function merge(edges, groups, neighbours) {
  const alike = [...Map.groupBy(groups, (group) => neighbours(group[0], edges)).values()];
  const merged = alike.map((members) => members.flat().sort());
  const firstOf = (box) => merged.find((group) => group.includes(box))[0];
  const joined = edges.map(([from, to]) => [firstOf(from), firstOf(to)].join(' '));
  return { groups: merged, edges: reduce([...new Set(joined)].map((edge) => edge.split(' '))) };
}

const below = (box, edges) => edges.filter(([from]) => from === box).map(([, to]) => to);
const above = (box, edges) => edges.filter(([, to]) => to === box).map(([from]) => from);

/** Boxes with the same arrows are one. Where a diagram is still too large to be read, the same arrows down suffice. */
function joinAlike(edges) {
  const boxes = [...new Set(edges.flat())].sort().map((box) => [box]);
  const both = merge(edges, boxes, (box, all) => JSON.stringify([below(box, all), above(box, all)]));
  if (both.groups.length <= MOST_BOXES) return both;
  return merge(both.edges, both.groups, (box, all) => JSON.stringify(below(box, all)));
}

/** A picture of who imports whom, as Mermaid writes it, https://mermaid.js.org/syntax/flowchart.html. */
export function drawLayers(imports) {
  const pairs = new Map(
    imports.filter(({ from, to }) => from !== to).map(({ from, to }) => [`${from} ${to}`, [from, to]]),
  );
  const sorted = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
  const { groups, edges } = joinAlike(reduce(sorted));
  const idOf = (box) => box.replace(/\W/g, '_');
  const labelOf = (box) => box.split('/').at(-1);
  return [
    '```mermaid',
    'flowchart TD',
    ...groups.map((group) => `  ${idOf(group[0])}["${group.map(labelOf).join('<br>')}"]`),
    ...edges.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');
}

/** The document as it has to be: each picture between `<!-- drawn: NAME -->` and `<!-- /drawn -->`. */
function drawAll(imports) {
  return readFileSync(DOCUMENT, 'utf8').replace(
    /(<!-- drawn: (\w+) -->\n)[\s\S]*?(\n<!-- \/drawn -->)/g,
    (_, before, name, after) => before + drawLayers(PICTURES[name](imports)) + after,
  );
}

export const picturesAreCurrent = (imports) => drawAll(imports) === readFileSync(DOCUMENT, 'utf8');
export const writePictures = (imports) => writeFileSync(DOCUMENT, drawAll(imports));
