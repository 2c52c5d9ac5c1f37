import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FACET_NAMES } from '@keelstone/content/facets.model.ts';
import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../../demo/open-demo.ts';
import { root } from '../project.mjs';

const has = (...path) => existsSync(join(root, ...path));
const kebab = (name) => name.replaceAll('_', '-');
const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const trackedFiles = () =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const list = (...path) => readdirSync(join(root, ...path));

describe('every content type of the model', () => {
  it.each(CONTENT_TYPES)(
    'X-1 C-1 %s has a collection, a projection, a page, a card, structured data and a test',
    (type) => {
      const name = kebab(type);
      const parts = [
        '.model.ts',
        '.cms.ts',
        '.projection.ts',
        '.site.tsx',
        '-card.site.tsx',
        '-data.site.ts',
        '.markdown.ts',
        '.graphql.ts',
        '.sample.ts',
        '.test.tsx',
      ];
      const missing = parts
        .map((part) => `content/types/${name}/${name}${part}`)
        .filter((path) => !has(path));
      expect(missing).toEqual([]);
      expect(sampleNode(type).type).toBe(type);
    },
  );

  it.each(CONTENT_TYPES)('C-1 %s has a published demo node', (type) => {
    const shown = openDemo().entries.filter(
      ({ slug, source }) => slug === type && (source.value.moderation ?? 'published') === 'published',
    );
    expect(shown.length).toBeGreaterThan(0);
  });
});

/** What a section or paragraph type of the model needs in the CMS and on the site. */
function missingOf(folder, kind) {
  const name = kebab(kind);
  const parts = [
    '.model.ts',
    '.cms.ts',
    '.projection.ts',
    '.site.tsx',
    '.module.css',
    '.markdown.ts',
    '.examples.ts',
    '.test.tsx',
  ];
  return [
    `apps/cms/public/${folder}/${name}.svg`,
    ...parts.map((part) => `content/${folder}/${name}/${name}${part}`),
  ].filter((path) => !has(path));
}

/** Hidden sections of the demo demonstrate nothing. */
const shownSections = openDemo()
  .entries.map(({ source }) => source.value)
  .filter(({ moderation = 'published' }) => moderation === 'published')
  .flatMap(({ sections = [] }) => sections);

/** Paragraphs occur directly in sections, in the items of an accordion, and in tabs. */
const shownParagraphs = shownSections.flatMap(({ paragraphs = [], items = [], tabs = [] }) => [
  ...paragraphs,
  ...[...items, ...tabs].flatMap((row) => row.paragraphs ?? []),
]);

/** Whether what an editor saves is compared with what is published, in a test of the kind's own or by the CMS's samples. */
function isProjectionTested(folder, kind) {
  const name = kebab(kind);
  const own = readFileSync(join(root, `content/${folder}/${name}/${name}.test.tsx`), 'utf8');
  const samples = readFileSync(
    join(root, `apps/cms/src/sections/${folder.slice(0, -1)}-samples.fixture.ts`),
    'utf8',
  );
  return own.includes(`./${name}.projection.ts`) || samples.includes(`\n    ${kind}: {`);
}

describe('every section of the model', () => {
  it.each(SECTION_KINDS)(
    'X-1 C-5 %s has an editor side, a drawing, a view, a stylesheet, examples and a test',
    (kind) => {
      expect(missingOf('sections', kind)).toEqual([]);
    },
  );

  it.each(SECTION_KINDS)('C-5 %s has a test of its projection', (kind) => {
    expect(isProjectionTested('sections', kind)).toBe(true);
  });

  it.each(SECTION_KINDS)('C-5 %s is used in a published demo page', (kind) => {
    expect(shownSections.some((section) => section.kind === kind)).toBe(true);
  });
});

describe('every paragraph of the model', () => {
  it.each(PARAGRAPH_KINDS)(
    'X-1 C-5 %s has an editor side, a drawing, a view, a stylesheet, examples and a test',
    (kind) => {
      expect(missingOf('paragraphs', kind)).toEqual([]);
    },
  );

  it.each(PARAGRAPH_KINDS)('C-5 %s has a test of its projection', (kind) => {
    expect(isProjectionTested('paragraphs', kind)).toBe(true);
  });

  it.each(PARAGRAPH_KINDS)('C-5 %s is used in a published demo page', (kind) => {
    expect(shownParagraphs.some((paragraph) => paragraph.kind === kind)).toBe(true);
  });
});

/** Files besides the registry that name a facet, or the field it is of, each with the reason. A kind may name its own fields. */
const NAMING_FACETS = {
  'apps/cms/src/nodes/node.collection.ts': 'it declares fields that every type has',
  'apps/cms/src/nodes/vocabulary.collection.ts': 'two vocabularies have the names of facets',
  'apps/cms/src/search-trial/view/say-reason.ts': 'the word stands in a sentence for editors',
  'apps/site/src/discovery/feeds/make-feed.ts': 'the categories of a feed are fields that every type has',
  'apps/site/src/discovery/markdown/node-markdown.ts': 'it lists the topics of a page',
  'apps/site/src/pages/accent-of.ts': 'what belongs to a suite has its accent',
  'apps/site/src/search/server/register-search.tsx': 'it reads a parameter of suggestions',
  'apps/site/src/shell/page-settings.ts': 'it writes that parameter',
  'content/types/node.model.ts': 'it declares fields that every type has',
  'content/types/project-common.ts': 'it projects them',
  'packages/model/src/vocabulary.ts': 'two vocabularies have the names of facets',
  'packages/ui/src/pages/node-facts.tsx': 'it lays out the topics of a page',
};

describe('what exists is known to the model', () => {
  it('C-1 no folder among the types without a content type', () => {
    const names = CONTENT_TYPES.map(kebab);
    const folders = list('content/types').filter((name) => !name.includes('.'));
    expect(folders.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    ['sections', SECTION_KINDS],
    ['paragraphs', PARAGRAPH_KINDS],
  ])('C-5 no drawing among the %s without something to draw', (folder, kinds) => {
    const names = kinds.map((kind) => `${kebab(kind)}.svg`);
    expect(list('apps/cms/public', folder).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('S-6 facets are named by the registry, and by files that have a reason of their own', () => {
    // `date` is an ordinary word.
    const names = FACET_NAMES.filter((name) => name !== 'date');
    const fields = names.filter((name) => name !== 'content_type').map(camel);
    const named = new RegExp(`\\b(?:${[...new Set([...names, ...fields])].join('|')})\\b`);
    const isCounted = (file) =>
      /^(?:apps|content(?!\/(?:types|sections|paragraphs)\/[^/]+\/)|packages)\/.*\.tsx?$/.test(file) &&
      !/\.(?:test|fixture|examples)\.|sample\.ts|\/(?:migrations|generated)\/|payload-types|test-cms|facets\.model/.test(
        file,
      ) &&
      existsSync(join(root, file));
    const code = (file) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const naming = trackedFiles().filter((file) => isCounted(file) && named.test(code(file)));
    const advice =
      'What a file wants to know of facets belongs into content/facets.model.ts. One that names a field or a word ' +
      'for a reason of its own is listed with it, in NAMING_FACETS of bin/check/structure.test.mjs';
    expect(
      naming.filter((file) => !Object.hasOwn(NAMING_FACETS, file)),
      advice,
    ).toEqual([]);
    const listed = Object.keys(NAMING_FACETS);
    expect(
      listed.filter((file) => !naming.includes(file)),
      'no longer names a facet: remove it from NAMING_FACETS',
    ).toEqual([]);
  });

  it('has no more than 25 files beside each other, registries and tests apart', () => {
    // A journey is a test; a catalogue of them reads well. The demo has a file for each node.
    const isCounted = (file) =>
      !/\.(test|fixture|e2e|examples)\.|^demo\/|\/migrations\/|\.(md|json)$/.test(file) &&
      existsSync(join(root, file));
    const perFolder = Map.groupBy(trackedFiles().filter(isCounted), (file) => dirname(file));
    const full = [...perFolder].filter(([, { length }]) => length > 25);
    expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });

  it('no identifier is a private word where the field has a term', () => {
    // Only words that mean nothing else here: an answer, a note or a place may be content.
    const privateWords =
      /\b(?:farewell|keepAs|(?:trap|box)Field|[sS]ignpost\w*|[jJ]udge[A-Z]\w*|[fF]orget[A-Z]\w*|note(?:Addition|Removal|Save|NewWords)|unanswered|faults?At|asker|ask(?:Site|Endpoint|Index)|KeptPart|MadeOnce|WaysOn|(?:Submission|Session)Keeper|tidy(?:Url|Source|Target)|leaveRedirect|roomOf|withRoom|\w+Slot\b(?=\s*=))/;
    const isCode = (file) =>
      /\.(?:mjs|tsx?)$/.test(file) && !file.endsWith('structure.test.mjs') && existsSync(join(root, file));
    const found = trackedFiles()
      .filter(isCode)
      .filter((file) => privateWords.test(readFileSync(join(root, file), 'utf8')));
    expect(found, 'see the names in STYLE.md').toEqual([]);
  });

  it('C-11 what a view of the CMS receives is parsed by a schema, not taken for what it should be', () => {
    const isView = (file) => /^apps\/cms\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file);
    const trusting = trackedFiles()
      .filter((file) => isView(file) && existsSync(join(root, file)))
      .filter((file) => /await [\w.]+\.json\(\)\) as\b/.test(readFileSync(join(root, file), 'utf8')));
    expect(trusting, 'use readResponse of admin/read-response.ts').toEqual([]);
  });

  it('U-9 what styles put before or after something is only seen: each names what is heard instead', () => {
    // On paper nobody listens.
    const styles = trackedFiles().filter((file) => file.endsWith('.css') && !file.endsWith('/print.css'));
    const heard = styles.flatMap((file) => {
      const written = readFileSync(join(root, file), 'utf8').matchAll(/content: ("[^"]+"|'[^']+');/g);
      return [...written].map(([declaration]) => `${file}: ${declaration}`);
    });
    expect(heard, 'write content: "…" / ""').toEqual([]);
  });

  it('no file has a name that says nothing', () => {
    const nameless = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[jt]sx?$)/;
    const walk = (folder) =>
      readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (['node_modules', 'dist', '.next'].includes(entry.name)) return [];
        return entry.isDirectory() ? walk(path) : [path];
      });
    expect(
      ['apps', 'content', 'packages', 'demo', 'bin', 'e2e', 'bench', 'relevance']
        .flatMap(walk)
        .filter((path) => nameless.test(path)),
    ).toEqual([]);
  });
});
