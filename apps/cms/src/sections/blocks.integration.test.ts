import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createNode, PUBLISHED, saveNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';
import { createTargets, speak, withIdsOf } from './block-targets.fixture.ts';
import { paragraphSamples, SAMPLED_PARAGRAPHS } from './paragraph-samples.fixture.ts';
import { SAMPLED_SECTIONS, sectionSamples } from './section-samples.fixture.ts';

const english = speak('en');
const german = speak('de');
type Blocks = Record<string, unknown>[];

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const data = { name: 'Ed', email: 'ed@keelstone.example', password: 'only-for-tests-12' };
const editor = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } });
const targets = await createTargets(payload);

const asEditor = () =>
  ({ collection: 'page', overrideAccess: false, user: { ...editor, collection: 'users' } }) as const;

/** Like an editor: first in English, then the same rows in German. */
async function savePage(inEnglish: Blocks, inGerman: Blocks) {
  const page = await payload.create({
    ...asEditor(),
    locale: 'en',
    data: { ...PUBLISHED, title: 'A page', sections: inEnglish } as never,
  });
  const sections = withIdsOf(page.sections, inGerman);
  await payload.update({
    ...asEditor(),
    id: page.id,
    locale: 'de',
    data: { title: 'Eine Seite', sections } as never,
  });
  return page;
}

const rowIn = async (language: string, nid: number | null | undefined) => {
  const row = (await cms.publishedNodes(nid)).find((each) => each.language === language);
  if (!row) throw new Error(`Node ${nid} is not published in ${language}.`);
  expect(parsePublishedNode(row.node)).toEqual(row.node);
  return row;
};
const sectionsIn = async (language: string, nid: number | null | undefined) =>
  (await rowIn(language, nid)).node.sections;

describe('a section that an editor saves', () => {
  it.each(SAMPLED_SECTIONS)('C-5 %s arrives in both languages, as one section', async (kind) => {
    const blocksIn = (speech: typeof english) => [
      { blockType: kind, ...sectionSamples(speech, targets)[kind].data },
    ];
    const page = await savePage(blocksIn(english), blocksIn(german));
    const ids = new Set<string>();
    for (const speech of [english, german]) {
      const sections = await sectionsIn(speech.language, page.nid);
      expect(sections).toMatchObject([{ kind, ...sectionSamples(speech, targets)[kind].shown }]);
      ids.add(sections[0]?.id ?? '');
    }
    expect([...ids]).toEqual([page.sections?.[0]?.id]);
  });

  /** A page in English with one section of each kind. */
  const createFullPage = (title: string) => {
    const samples = sectionSamples(english, targets);
    const sections = SAMPLED_SECTIONS.map((kind) => ({ blockType: kind, ...samples[kind].data }));
    return createNode(payload, 'page', { title, sections });
  };

  it('C-5 is left out in a language in which nobody wrote it', async () => {
    const { id, nid } = await createFullPage('All of them');
    // A German draft, published with all languages: this leaves a page half translated.
    await payload.update({ collection: 'page', id, locale: 'de', draft: true, data: { title: 'Alle' } });
    const publishing = { collection: 'page', id, locale: 'en', publishAllLocales: true } as const;
    await payload.update({ ...publishing, data: { _status: 'published' } });
    expect((await sectionsIn('en', nid)).map(({ kind }) => kind)).toEqual(SAMPLED_SECTIONS);
    // The remaining kinds have no text of their own, but nodes, media and names.
    expect((await sectionsIn('de', nid)).map(({ kind }) => kind)).toEqual([
      'endorsement_bar',
      'product_suite_explorer',
      'links_list',
      'media',
      'summary_content',
      'summary_resources',
    ]);
  });

  it('C-5 notes all that it shows, so that it follows each change', async () => {
    const { nid } = await createFullPage('Shows much');
    const { shows } = await rowIn('en', nid);
    const product = await payload.findByID({
      collection: 'product_detail',
      id: targets.ids.product_detail,
    });
    expect(shows).toEqual(
      expect.arrayContaining([
        `media:images:${targets.image}`,
        `media:svgs:${targets.svg}`,
        `media:files:${targets.file}`,
        `media:remote_videos:${targets.film}`,
        `form:${targets.form}`,
        `node:${product.nid}`,
      ]),
    );
  });

  it('C-5 an explorer follows the suite: its colour, and its products', async () => {
    const id = targets.ids.product_suite;
    const block = [{ blockType: 'product_suite_explorer', suites: [id] }];
    const page = await savePage(block, block);
    const moss = await payload.create({
      collection: 'brand_colors',
      data: { label: 'Moss', accent: 'moss' },
    });
    await saveNode(payload, 'product_suite', id, {
      language: 'en',
      fields: { accent: moss.id, products: [] },
    });
    for (const { language } of [english, german]) {
      expect(await sectionsIn(language, page.nid)).toMatchObject([
        { suites: [{ accent: 'moss', products: [] }] },
      ]);
    }
    await saveNode(payload, 'product_suite', id, { language: 'en', fields: { _status: 'draft' } });
    expect(await sectionsIn('en', page.nid)).toEqual([]);
    await saveNode(payload, 'product_suite', id, {
      language: 'en',
      fields: { _status: 'published', products: [targets.ids.product_detail] },
    });
    expect(await sectionsIn('en', page.nid)).toMatchObject([{ suites: [{ products: [{}] }] }]);
  });
});

describe('a paragraph that an editor saves', () => {
  /** Wherever a paragraph is allowed. */
  const holders = (speech: typeof english, paragraph: Record<string, unknown>): Blocks => {
    const paragraphs = [paragraph];
    const body = speech.rich('Body');
    const tab = { label: speech.say('Tab'), heading: speech.say('Tab'), body };
    return [
      { blockType: 'basic', body, paragraphs },
      { blockType: 'accordion', items: [{ title: speech.say('Item'), body, paragraphs }] },
      { blockType: 'tabbed_billboard', tabs: [{ ...tab, paragraphs }, tab] },
    ];
  };
  const paragraphsOf = (section: Section | undefined) => {
    if (section?.kind === 'basic') return section.paragraphs;
    if (section?.kind === 'accordion') return section.items[0]?.paragraphs;
    return section?.kind === 'tabbed_billboard' ? section.tabs[0]?.paragraphs : undefined;
  };

  it.each(SAMPLED_PARAGRAPHS)('C-5 %s arrives in both languages, wherever it stands', async (kind) => {
    const blocksIn = (speech: typeof english) =>
      holders(speech, { blockType: kind, ...paragraphSamples(speech, targets)[kind].data });
    const page = await savePage(blocksIn(english), blocksIn(german));
    for (const speech of [english, german]) {
      const { shown } = paragraphSamples(speech, targets)[kind];
      const sections = await sectionsIn(speech.language, page.nid);
      expect(sections).toHaveLength(3);
      for (const section of sections) expect(paragraphsOf(section)).toMatchObject([{ kind, ...shown }]);
    }
  });

  it('C-5 is left out while a page it quotes is not published', async () => {
    const quoted = (source: string) => [{ source, testimonial: targets.ids.testimonial }];
    const paragraph = { blockType: 'quotes', quotes: quoted('testimonial') };
    const page = await savePage(holders(english, paragraph), holders(german, paragraph));
    const setStatus = (_status: string) =>
      saveNode(payload, 'testimonial', targets.ids.testimonial, { language: 'en', fields: { _status } });
    await setStatus('draft');
    for (const section of await sectionsIn('de', page.nid)) expect(paragraphsOf(section)).toEqual([]);
    await setStatus('published');
    for (const section of await sectionsIn('de', page.nid)) expect(paragraphsOf(section)).toHaveLength(1);
  });
});
