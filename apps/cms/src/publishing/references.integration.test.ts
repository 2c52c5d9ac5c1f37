import type { ContentType } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { createNode, saveNode } from './published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

/** A type, its field, the target type, and whether there can be several. */
const REFERENCES: [ContentType, field: string, target: ContentType, many: 'several' | 'one'][] = [
  ['article', 'authors', 'person', 'several'],
  ['case_study', 'products', 'product_detail', 'several'],
  ['event', 'speakers', 'person', 'several'],
  ['event', 'recording', 'resource', 'one'],
  ['platform', 'products', 'product_detail', 'several'],
  ['product_detail', 'suite', 'product_suite', 'one'],
  ['product_detail', 'platform', 'platform', 'one'],
  ['product_detail', 'resources', 'resource', 'several'],
  ['product_suite', 'products', 'product_detail', 'several'],
  ['product_suite', 'contact', 'person', 'one'],
  ['product_suite', 'caseStudies', 'case_study', 'several'],
  ['resource', 'authors', 'person', 'several'],
  ['solution', 'products', 'product_detail', 'several'],
  ['solution', 'caseStudies', 'case_study', 'several'],
  ['solution', 'resources', 'resource', 'several'],
  ['testimonial', 'caseStudy', 'case_study', 'one'],
  ['testimonial', 'products', 'product_detail', 'several'],
];

const setStatus = (type: ContentType, id: number, status: 'draft' | 'published') =>
  saveNode(payload, type, id, { language: 'en', fields: { _status: status } });

/** The published value of one field, in English. */
const shownIn = async (nid: number, field: string): Promise<unknown> => {
  const rows = await cms.publishedNodes(nid);
  const english = rows.find(({ language }) => language === 'en')?.node;
  return (english as Record<string, unknown> | undefined)?.[field];
};

describe('a reference', () => {
  it.each(REFERENCES)(
    'C-9 of %s in %s is left out while that %s is not published',
    async (type, field, target, many) => {
      const shown = await createNode(payload, target, { title: `Target of ${type} ${field}` });
      const value = many === 'several' ? [shown.id] : shown.id;
      const { nid } = await createNode(payload, type, { title: `Shows ${field}`, [field]: value });
      const one = { type: target, nid: shown.nid };
      const expected = many === 'several' ? [one] : one;
      expect(await shownIn(nid, field)).toMatchObject(expected);
      await setStatus(target, shown.id, 'draft');
      expect(await shownIn(nid, field)).toEqual(many === 'several' ? [] : null);
      await setStatus(target, shown.id, 'published');
      expect(await shownIn(nid, field)).toMatchObject(expected);
    },
  );
});

describe('a quotation', () => {
  it.each(['case_study', 'landing_page'] as const)(
    'C-1 of %s says what the testimonial says now, and goes when that goes',
    async (type) => {
      const story = await createNode(payload, 'case_study', { title: `Story of ${type}` });
      const voice = await createNode(payload, 'testimonial', {
        title: `Voice of ${type}`,
        caseStudy: story.id,
      });
      const { nid } = await createNode(payload, type, { title: `Quotes ${type}`, testimonial: voice.id });
      expect(await shownIn(nid, 'quote')).toMatchObject({
        quote: 'It works.',
        person: null,
        caseStudy: { nid: story.nid },
      });
      // None of these is shown on a testimonial's card.
      const fields = { quote: 'It works well.', person: 'Greta', role: 'Director', organisation: 'Rail' };
      await saveNode(payload, 'testimonial', voice.id, { language: 'en', fields });
      expect(await shownIn(nid, 'quote')).toMatchObject(fields);
      await setStatus('testimonial', voice.id, 'draft');
      expect(await shownIn(nid, 'quote')).toBeNull();
      await setStatus('testimonial', voice.id, 'published');
      expect(await shownIn(nid, 'quote')).toMatchObject(fields);
    },
  );

  it('C-1 in a case study does not lead to that case study', async () => {
    const story = await createNode(payload, 'case_study', { title: 'The story itself' });
    const voice = await createNode(payload, 'testimonial', { title: 'From the story', caseStudy: story.id });
    await saveNode(payload, 'case_study', story.id, { language: 'en', fields: { testimonial: voice.id } });
    expect(await shownIn(story.nid, 'quote')).toMatchObject({ quote: 'It works.', caseStudy: null });
  });
});
