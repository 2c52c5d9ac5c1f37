import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createNode, type SavedNode, saveNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

const body = oneParagraph('Words.');
const item = (title: string, more: Record<string, unknown> = {}) => ({ title, body, ...more });
const tab = (label: string) => ({ label, heading: label, body });
const accordion = (...items: Record<string, unknown>[]) => ({ blockType: 'accordion', items });

const anchorsIn = async (language: 'en' | 'de', { nid }: SavedNode): Promise<string[]> => {
  const row = (await cms.publishedNodes(nid)).find((each) => each.language === language);
  return (row?.node.sections ?? []).flatMap((section: Section) => {
    if (section.kind === 'accordion') return section.items.map(({ anchor }) => anchor);
    return section.kind === 'tabbed_billboard' ? section.tabs.map(({ anchor }) => anchor) : [];
  });
};
const readSections = async ({ id }: SavedNode, locale: 'en' | 'de' = 'en') => {
  const { sections } = await payload.findByID({ collection: 'page', id, locale });
  return structuredClone(sections ?? []) as unknown as { items: Record<string, unknown>[] }[];
};
const save = (page: SavedNode, language: 'en' | 'de', fields: Record<string, unknown>) =>
  saveNode(payload, 'page', page.id, { language, fields });

describe('the name of an item in links', () => {
  it('U-3 is made from its title, no two alike on a page', async () => {
    const page = await createNode(payload, 'page', {
      title: 'Alike',
      sections: [
        accordion(item('What does it cost?'), item('What does it cost?')),
        { blockType: 'tabbed_billboard', tabs: [tab('What does it cost'), tab('Support')] },
      ],
    });
    expect(await anchorsIn('en', page)).toEqual([
      'what-does-it-cost',
      'what-does-it-cost-2',
      'what-does-it-cost-3',
      'support',
    ]);
  });

  it('U-3 stays when the title changes, when a row is moved, and when a request leaves it out', async () => {
    const page = await createNode(payload, 'page', {
      title: 'Stable',
      sections: [accordion(item('First'), item('Second'))],
    });
    const [section] = await readSections(page);
    const [first, second] = section?.items ?? [];
    const { anchor: _, ...withoutAnchor } = first ?? {};
    const items = [second, { ...withoutAnchor, title: 'Renamed' }];
    await save(page, 'en', { sections: [{ ...section, items }] });
    expect(await anchorsIn('en', page)).toEqual(['second', 'first']);
  });

  it('U-3 is made anew when an editor empties it, and is what an editor writes', async () => {
    const page = await createNode(payload, 'page', {
      title: 'Emptied',
      sections: [accordion(item('First'), item('Second', { anchor: 'chosen' }))],
    });
    expect(await anchorsIn('en', page)).toEqual(['first', 'chosen']);
    const [section] = await readSections(page);
    const items = section?.items.map((row) => ({ ...row, title: 'Price', anchor: '' }));
    await save(page, 'en', { sections: [{ ...section, items }] });
    expect(await anchorsIn('en', page)).toEqual(['price', 'price-2']);
  });

  it('C-10 is each language’s own, made once there are words', async () => {
    const page = await createNode(payload, 'page', {
      title: 'In German',
      sections: [accordion(item('What it costs'))],
    });
    const [section] = await readSections(page, 'de');
    const items = section?.items.map((row) => ({ ...row, title: 'Was es kostet & bringt', body }));
    await save(page, 'de', { title: 'Auf Deutsch', sections: [{ ...section, items }] });
    expect(await anchorsIn('en', page)).toEqual(['what-it-costs']);
    expect(await anchorsIn('de', page)).toEqual(['was-es-kostet-und-bringt']);
    await save(page, 'en', { title: 'Saved again' });
    expect(await anchorsIn('de', page)).toEqual(['was-es-kostet-und-bringt']);
  });

  it('U-3 leads to one place only, though a draft in the other language is published without being checked', async () => {
    const page = await createNode(payload, 'page', {
      title: 'Draft',
      sections: [accordion(item('First'), item('Second'))],
    });
    const [section] = await readSections(page, 'de');
    const items = section?.items.map((row) => ({ ...row, title: 'Teil', anchor: 'Nicht So', body }));
    await payload.update({
      collection: 'page',
      id: page.id,
      locale: 'de',
      draft: true,
      data: { title: 'Entwurf', sections: [{ ...section, items }] } as never,
    });
    const publishing = { collection: 'page', id: page.id, locale: 'en', publishAllLocales: true } as const;
    await payload.update({ ...publishing, data: { _status: 'published' } });
    expect(await anchorsIn('de', page)).toEqual(['teil', 'teil-2']);
  });
});
