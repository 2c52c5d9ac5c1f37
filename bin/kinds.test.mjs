// How much of a kind lies outside its folder: what whoever adds one has to touch.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';

/**
 * Sources in production: not what is generated, what a migration once was, the demo, documents, what feeds tests, and
 * what editors read, where a kind's name is a word.
 */
const IS_PRODUCTION = /^(apps|bin|brand|content|languages|packages)\/.*\.(tsx?|mjs|css|graphql)$/;
const IS_APART =
  /(^|\/)(generated|migrations|testing)\/|^languages\/\w+\/admin\/|payload-types\.ts$|\.(test|fixture|examples|sample)\.\w+$|samples?(-node)?\.ts$|test-cms\.ts$/;
/** A kind that shows another names it, such as a quotation its case study: that is what the kind is about, and in its folder. */
const KIND_FOLDER = /^content\/(sections|paragraphs|types)\/[^/]+\//;

const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => IS_PRODUCTION.test(path) && !IS_APART.test(path) && !KIND_FOLDER.test(path))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }));

/** Machine names that are plain words, or mean something else, too: they count where they are said to be a kind's. */
const PLAIN_WORDS = new Set(['accordion', 'basic', 'cards', 'media', 'page', 'person']);

/** Where a kind is named for what it alone is by the requirements. Whoever adds a kind has no line to add there. */
const RELATIONS = {
  article: {
    'apps/site/src/preview/gallery/gallery-parts.tsx': 'parts are shown of an article',
    'apps/site/src/shell/document/head.tsx': 'the word is of Open Graph, which knows articles only',
  },
  event: {
    'apps/site/src/app/content/recorded-replica.ts':
      'it looks different once it has begun, and once it is over',
    'apps/site/src/pages/register-pages.tsx': 'it has an entry for calendars',
  },
  basic: {
    'apps/site/src/preview/gallery/gallery-entries.ts': 'paragraphs are shown in the plainest section',
  },
  tabbed_billboard: { 'packages/editing/src/fields/anchored-rows.ts': 'links lead to its tabs (U-10)' },
  case_study: {
    'apps/site/src/search/screen/results/result-card.tsx': 'its result has a label and no date (S-15)',
    'packages/editing/src/projection/project-quote.ts': 'a quotation leads to its case study',
  },
  person: {
    'packages/ui/src/people/faces.tsx': 'people are shown with their role',
    'packages/ui/src/people/person-line.tsx': 'likewise',
  },
  resource: {
    'apps/site/src/search/server/latest-items.ts': 'the newest fill the "Most Recent" block (S-14)',
  },
  testimonial: {
    'packages/editing/src/projection/project-quote.ts': 'a quotation is that of a testimonial',
  },
  overview_page: {
    'apps/site/src/pages/breadcrumbs-of.ts': 'breadcrumbs lead over the overview of a type',
    'apps/site/src/pages/listing-of.ts': 'it lists a type with the search screen',
  },
  product_suite: {
    'apps/cms/src/aliases/generate-alias.ts': 'the path of a product has the title of its suite (C-6)',
    'apps/site/src/pages/accent-of.ts': 'what belongs to a suite has its accent',
  },
};

/** Its machine name, as a word, a string or a key of a table. Identifiers made of it come with the import of a path. */
function namesOf(kind) {
  if (kind.includes('_')) return new RegExp(`(?<![\\w-])${kind}(?![\\w-])`);
  const before = PLAIN_WORDS.has(kind) ? '([kK]ind|[tT]ype|Of|collection|relationTo)\\W{1,8}?' : '';
  return new RegExp(`${before}(['"\`])${kind}['"\`]|^  ${kind}: \\{`, 'm');
}

/** Files outside its folder that name a kind. Of the languages' folders it counts one: each language names all types. */
function filesNaming(group, kind) {
  const names = namesOf(kind);
  const folder = `${group}/${kind.replaceAll('_', '-')}/`;
  const inGroup = `./${kind.replaceAll('_', '-')}/`;
  const language = new RegExp(`^languages/(${LANGUAGES.slice(1).join('|')})/`);
  const isNaming = ({ path, code }) =>
    names.test(code) ||
    code.includes(folder) ||
    (path.startsWith(`content/${group}/`) && code.includes(`'${inGroup}`));
  return sources.filter((source) => !language.test(source.path) && isNaming(source)).map(({ path }) => path);
}

const ADVICE =
  'Move what one of these files does for the kind into its folder in content/, or recognize the kind by a field. ' +
  'Where requirements single it out, list the file with the reason in RELATIONS of bin/kinds.test.mjs.';

describe('one kind, one folder', () => {
  it.each([
    ...SECTION_KINDS.map((kind) => ['sections', kind, 3]),
    ...PARAGRAPH_KINDS.map((kind) => ['paragraphs', kind, 3]),
    ...CONTENT_TYPES.map((kind) => ['types', kind, 6]),
  ])('X-5 %s/%s is named by %i files elsewhere at most', (group, kind, most) => {
    const files = filesNaming(group, kind).filter((path) => !RELATIONS[kind]?.[path]);
    expect(files.length, `${ADVICE}\n${files.join('\n')}\n`).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries(RELATIONS))('X-5 lists no file for %s that does not name it', (kind, files) => {
    const group = CONTENT_TYPES.includes(kind) ? 'types' : 'sections';
    expect(filesNaming(group, kind)).toEqual(expect.arrayContaining(Object.keys(files)));
  });
});
