import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { LANGUAGES } from '@keelstone/model';
import { type DemoNode, type DemoSection, demoNodes } from '@keelstone/seeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../publish/published-content.fixture.ts';
import { createTargets, type Targets } from '../sections/block-targets.fixture.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';
import type { DemoContext } from './demo-context.ts';
import { createMarkdownConverter, type NodeAddress } from './markdown-to-lexical.ts';
import { toSections } from './to-sections.ts';

let cms: CmsUnderTest;
let targets: Targets;
let toRichText: DemoContext['toRichText'];

/** A published node of the type of the demo's node, in its place. */
function addressOf(key: string): NodeAddress {
  const node = demoNodes.find((each) => each.key === key);
  if (!node) throw new Error(`No demo node has the key "${key}".`);
  return { relationTo: node.type, value: targets.ids[node.type] };
}

beforeAll(async () => {
  cms = await startCms();
  targets = await createTargets(cms.payload);
  toRichText = await createMarkdownConverter(cms.payload.config, addressOf);
});
afterAll(() => cms?.stop());

const contextIn = (language: DemoContext['language']): DemoContext => ({
  language,
  findTerm: () => {
    throw new Error('Sections have no terms.');
  },
  findForm: () => targets.form,
  findDialog: () => targets.dialog,
  findPicture: () => targets.image,
  findMedia: () => ({ relationTo: 'svgs', value: targets.svg }),
  addressOf,
  toRichText,
});

/** Everything of one kind that stands in these, however deep. */
const findKind = (value: unknown, kind: string): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((each) => findKind(each, kind));
  return 'kind' in value && value.kind === kind ? [value as Record<string, unknown>, ...inside] : inside;
};

const isTranslated = ({ title, state = 'published' }: DemoNode) =>
  title.de !== undefined && state === 'published';
const sections: DemoSection[] = demoNodes.filter(isTranslated).flatMap((node) => node.sections ?? []);

/** Loads a page with these sections as the demo is loaded: German as a draft, then English in all languages. */
async function loadPage(key: string, some: readonly DemoSection[]) {
  const { payload } = cms;
  const inLanguage = (language: DemoContext['language']) => ({
    title: `${key} ${language}`,
    sections: toSections(key, some, contextIn(language)),
  });
  const page = await payload.create({
    collection: 'page',
    locale: 'de',
    draft: true,
    data: { ...inLanguage('de'), created: PUBLISHED.created, moderation: 'draft' } as never,
  });
  await payload.update({
    collection: 'page',
    id: page.id,
    locale: 'en',
    publishAllLocales: true,
    data: { ...inLanguage('en'), ...PUBLISHED } as never,
  });
  return cms.publishedNodes(page.nid);
}

describe('the sections of the demo', () => {
  it.each(SECTION_KINDS)(
    'C-5 C-10 each %s is taken by the CMS, and arrives in both languages',
    async (kind) => {
      const some = sections.filter((section) => section.kind === kind);
      const rows = await loadPage(kind, some);
      expect(rows.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort());
      for (const { node } of rows) {
        expect(node.sections.map((section) => section.kind)).toEqual(some.map((section) => section.kind));
        for (const paragraph of PARAGRAPH_KINDS.filter((each) => each !== kind)) {
          expect(findKind(node.sections, paragraph)).toHaveLength(findKind(some, paragraph).length);
        }
      }
      const [german, english] = rows.map(({ node }) => node.sections.map(({ id }) => id));
      expect(german).toEqual(english);
    },
  );
});
