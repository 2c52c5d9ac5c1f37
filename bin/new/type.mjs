// `npm run new -- type NAME`: a content type, from its fields in the CMS to its page, its card and its search results.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { root } from '../project.mjs';
import { registryEdits } from './block.mjs';
import { folders } from './language.mjs';
import { checkName, namesOf } from './names.mjs';
import { addEntry, addImport, both, commandsAfter, fill } from './plan.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** A collection of the CMS and types of the GraphQL schema and of documents are made of the name: all must be free. */
function checkFree({ kebab, snake, pascal }) {
  if (existsSync(join(root, 'content/types', kebab)))
    throw new Advice(`There is a type "${kebab}" already: content/types/${kebab}. Choose another name.`);
  const collections = globSync('apps/cms/src/**/*.ts', { cwd: root }).filter(
    (path) => !path.includes('.test.'),
  );
  const owner = collections.find((path) => read(path).includes(`slug: '${snake}'`));
  if (owner)
    throw new Advice(`The CMS has a collection "${snake}" already, in ${owner}. Choose another name.`);
  if (
    new RegExp(`^(type|interface|enum|scalar|input|union) ${pascal}\\b`, 'm').test(
      read('apps/site/src/graphql/schema.graphql'),
    )
  )
    throw new Advice(`GraphQL has a type ${pascal} already. Choose another name.`);
  const generated = 'packages/editing/src/payload-types.ts';
  if (new RegExp(`^export interface ${pascal}\\b`, 'm').test(read(generated)))
    throw new Advice(
      `The CMS calls something else ${pascal} already, in ${generated}, and would give that another name. Choose another name.`,
    );
}

/** What each language calls it: the name as it is, until somebody translates it. */
const languageEdits = ({ kebabs, snake, label, labels }) =>
  folders().map((language) => [
    `languages/${language}/content-types.ts`,
    addEntry(
      'export const contentTypes',
      '\n};',
      `${snake}: { name: '${label}', path: '/${kebabs}/[title]', group: '${labels}' }`,
    ),
  ]);

/** @returns {import('./plan.mjs').Plan & { commands: string[][], next: string[] }} */
export function typePlan(name) {
  checkName(name);
  const names = namesOf(name);
  const { snake, camel } = names;
  checkFree(names);
  const property = snake === camel ? camel : `${snake}: ${camel}`;
  return {
    creates: [
      ...fill('type', names, `content/types/${name}`),
      ...fill('type-demo', names, `demo/full/${name}`),
    ],
    edits: [
      ['packages/model/src/content-type.ts', addEntry('CONTENT_TYPES = [', '\n] as const;', `'${snake}'`)],
      ...registryEdits('types', names, {
        model: ['const KINDS = [', '\n] as const;'],
        cms: ['const BY_NAME: {', '\n};'],
        site: ['const TYPES: {', '\n};'],
      }),
      [
        'content/types/sample-node.ts',
        both(
          addEntry('const SAMPLES: {', '\n};', property),
          addImport(`import { ${camel} } from './${name}/${name}.sample.ts';`),
        ),
      ],
      ...languageEdits(names),
    ],
    commands: commandsAfter(`add-${name}`),
    next: [
      `Its folder is content/types/${name}. Begin with ${name}.model.ts: the compiler leads to what follows from it.`,
      `Translate "${names.label}" and its path in languages/*/content-types.ts, and its labels and help texts in languages/*/admin/fields/pages.ts.`,
      `demo/full/${name} has one node of it: add your own.`,
      `After a change of fields: npm run create-migration -w @keelstone/cms -- NAME-OF-CHANGE, then npm run generate -w @keelstone/cms.`,
    ],
  };
}
