// `npm run new -- section NAME` and `npm run new -- paragraph NAME`: what stands on a page, or in a section of one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { root } from '../project.mjs';
import { checkName, namesOf } from './names.mjs';
import { addEntry, addImport, both, fill, GENERATE, LIST_TESTS } from './plan.mjs';

/** A line in each of the three registries of a group. */
export function registryEdits(group, { kebab, camel, snake }, starts) {
  const extensions = { model: 'ts', cms: 'ts', site: 'tsx' };
  return Object.entries(starts).map(([side, [start, end]]) => [
    `content/${group}/${group}.${side}.ts`,
    both(
      addEntry(start, end, side === 'model' || snake === camel ? camel : `${snake}: ${camel}`),
      addImport(`import { ${camel} } from './${kebab}/${kebab}.${side}.${extensions[side]}';`),
    ),
  ]);
}

/** @returns {import('./plan.mjs').Plan & { commands: string[][], next: string[] }} */
function blockPlan(kind, name) {
  checkName(name);
  const group = `${kind}s`;
  const folder = `content/${group}/${name}`;
  if (existsSync(join(root, folder)))
    throw new Advice(`There is a ${kind} "${name}" already: ${folder}. Choose another name.`);
  const names = namesOf(name);
  const record = ['const KINDS: {', '\n};'];
  return {
    creates: [
      ...fill(kind, names, folder),
      ...fill(`${kind}-drawing`, names, `apps/cms/public/${group}`),
      ...fill(`${kind}-demo`, names, 'demo/full/page'),
    ],
    edits: registryEdits(group, names, {
      model: ['const KINDS = [', '] as const;'],
      cms: record,
      site: record,
    }),
    commands: [GENERATE, LIST_TESTS],
    next: [
      `Its folder is ${folder}. Begin with ${name}.model.ts: the compiler leads to what follows from it.`,
      `apps/cms/public/${group}/${name}.svg is what editors choose it by: draw what it looks like.`,
      `demo/full/page/page-${name}.en.md shows it: put it on a page of your own, then delete that one.`,
      `Its labels and help texts are English where its fields are; add them to languages/*/admin/fields/sections.ts.`,
      `After a change of fields: npm run generate -w @keelstone/cms. It needs no migration.`,
    ],
  };
}

export const sectionPlan = (name) => blockPlan('section', name);
export const paragraphPlan = (name) => blockPlan('paragraph', name);
