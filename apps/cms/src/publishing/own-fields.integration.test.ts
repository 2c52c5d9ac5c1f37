import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { type ContentType, LANGUAGES } from '@keelstone/model';
import { createLocalReq } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { OFFER_FIELDS } from './offer-fields.fixture.ts';
import { EDITORIAL_FIELDS, type OwnFields, type Referable } from './own-fields.fixture.ts';
import { createMedia, createNode, createOneOfEach, saveNode } from './published-content.fixture.ts';

// A type that `npm run new` makes is held by the journey of the generator until it has an entry here.
const ownFields = {
  ...EDITORIAL_FIELDS,
  ...OFFER_FIELDS,
};

const OFFER = { sections: [{ id: 'offer', blockType: 'headline', heading: 'Offer' }] };
const ANGEBOT = { sections: [{ id: 'offer', blockType: 'headline', heading: 'Angebot' }] };

/** What has no value in a language is undefined in one of the two, and null in the other. */
const withoutMissing = (document: unknown) =>
  JSON.parse(JSON.stringify(document, (_, value) => value ?? undefined));

/** The reader reads all languages at once, Payload one. */
async function expectReadAsByPayload(type: ContentType, id: number) {
  const { payload } = cms;
  const reader = new PayloadDocumentReader(await createLocalReq({}, payload));
  const one = { collection: type, where: { id: { equals: id } }, depth: 0, fallbackLocale: false } as const;
  for (const locale of LANGUAGES) {
    const { docs } = await payload.find({ ...one, locale });
    expect(withoutMissing(await reader.read(type, id, locale))).toEqual(withoutMissing(docs[0]));
  }
}

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const media = await createMedia(payload);
const create = async (
  collection: 'resource_type' | 'role_category' | 'article_type' | 'brand_colors',
  data: { label: string } & Record<string, unknown>,
) => (await payload.create({ collection, locale: 'en', data })).id;
const targets = {
  media,
  terms: {
    resourceType: await create('resource_type', { label: 'Paper', linkText: 'Read', icon: media.svg }),
    roleCategory: await create('role_category', { label: 'Practice' }),
    articleType: await create('article_type', { label: 'Guide' }),
    colour: await create('brand_colors', { label: 'Rust', accent: 'rust' }),
  },
  nodes: await createOneOfEach(payload),
};

describe('the fields of one content type', () => {
  const types = Object.entries(ownFields) as [ContentType, (targets: Referable) => OwnFields][];
  it.each(types)('C-1 C-10 reach the page of a %s in both languages', async (type, fieldsOf) => {
    const { en, de, shown } = fieldsOf(targets);
    const { id, nid } = await createNode(cms.payload, type, { title: `A full ${type}`, ...en, ...OFFER });
    const inGerman = { title: `Voll: ${type}`, ...de, ...ANGEBOT };
    await saveNode(cms.payload, type, id, { language: 'de', fields: inGerman });
    const [german, english] = await cms.publishedNodes(nid);
    expect(english?.node).toMatchObject({ type, language: 'en', ...shown.en });
    expect(german?.node).toMatchObject({ type, language: 'de', ...shown.de });
    // Nothing is published that is not in the model.
    for (const row of [german, english]) expect(parsePublishedNode(row?.node)).toEqual(row?.node);
    await expectReadAsByPayload(type, id);
  });

  it('C-10 leave out a row that was not translated yet', async () => {
    const point = (id: string, text: string) => ({ id, text });
    const { id, nid } = await createNode(cms.payload, 'article', {
      title: 'One point',
      keyPoints: [point('first', 'First.')],
    });
    const german = { title: 'Ein Punkt', keyPoints: [point('first', 'Erstens.')] };
    await saveNode(cms.payload, 'article', id, { language: 'de', fields: german });
    const english = { keyPoints: [point('second', 'Second.'), point('first', 'First.')] };
    await saveNode(cms.payload, 'article', id, { language: 'en', fields: english });
    const [inGerman, inEnglish] = await cms.publishedNodes(nid);
    expect(inEnglish?.node).toMatchObject({ keyPoints: ['Second.', 'First.'] });
    expect(inGerman?.node).toMatchObject({ keyPoints: ['Erstens.'] });
  });

  it('C-1 notes everything that is shown, so that a change of it is seen', async () => {
    const { en } = ownFields.resource(targets);
    const { nid } = await createNode(cms.payload, 'resource', { title: 'Noted', ...en });
    const [row] = await cms.publishedNodes(nid);
    const { media, nodes, terms } = targets;
    expect(row?.shows).toEqual(
      expect.arrayContaining([
        `node:${nodes.person.nid}`,
        `media:images:${media.image}`,
        `media:files:${media.file}`,
        `media:remote_videos:${media.film}`,
        `term:${terms.resourceType}`,
      ]),
    );
  });
});
