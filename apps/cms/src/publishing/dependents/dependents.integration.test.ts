import { linkTo, oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCms } from '../../test-cms.ts';

const published = { created: '2026-01-05T09:00:00Z', moderation: 'draft', _status: 'published' } as const;

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

const nodeIn = async (language: 'en' | 'de', nid: number | null | undefined) =>
  (await cms.publishedNodes(nid)).find((row) => row.language === language)?.node;

const createPerson = (title: string) =>
  payload.create({ collection: 'person', locale: 'en', data: { title, ...published } });
const createArticle = (title: string, more: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'article',
    locale: 'en',
    data: { title, body: oneParagraph('Words.'), ...published, ...more },
  });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('what shows something else', () => {
  it('C-3 shows the new name of a term, in each language', async () => {
    const term = await payload.create({ collection: 'industries', locale: 'en', data: { label: 'Banks' } });
    const article = await createArticle('With a term', { industries: [term.id] });
    await payload.update({
      collection: 'article',
      id: article.id,
      locale: 'de',
      data: { title: 'Mit Begriff' },
    });
    await payload.update({ collection: 'industries', id: term.id, locale: 'en', data: { label: 'Banking' } });
    await payload.update({ collection: 'industries', id: term.id, locale: 'de', data: { label: 'Banken' } });
    expect((await nodeIn('en', article.nid))?.industries).toEqual([{ id: term.id, label: 'Banking' }]);
    expect((await nodeIn('de', article.nid))?.industries).toEqual([{ id: term.id, label: 'Banken' }]);
    await payload.delete({ collection: 'industries', id: term.id });
    expect((await nodeIn('en', article.nid))?.industries).toEqual([]);
  });

  it('C-3 knows a term by its id alone, whatever its vocabulary', async () => {
    const industry = await payload.create({
      collection: 'industries',
      locale: 'en',
      data: { label: 'Energy' },
    });
    const tag = await payload.create({ collection: 'tags', locale: 'en', data: { label: 'Energy' } });
    expect(tag.id).not.toBe(industry.id);
  });

  it('C-9 shows a reference once that is published, and its new title after that', async () => {
    const data = { title: 'Imani', created: published.created, moderation: 'draft' as const };
    const person = await payload.create({ collection: 'person', locale: 'en', draft: true, data });
    const article = await createArticle('By Imani', { authors: [person.id] });
    expect(await nodeIn('en', article.nid)).toMatchObject({ authors: [] });
    const options = { collection: 'person', id: person.id, locale: 'en' } as const;
    await payload.update({ ...options, data: { _status: 'published' } });
    expect(await nodeIn('en', article.nid)).toMatchObject({
      authors: [{ title: 'Imani', path: '/people/imani' }],
    });
    await payload.update({ ...options, data: { title: 'Imani Okafor', alias: '/people/imani-okafor' } });
    expect(await nodeIn('en', article.nid)).toMatchObject({
      authors: [{ title: 'Imani Okafor', path: '/people/imani-okafor' }],
    });
    await payload.delete({ collection: 'person', id: person.id });
    expect(await nodeIn('en', article.nid)).toMatchObject({ authors: [] });
  });

  it('C-6 links in a text follow the page they lead to', async () => {
    const person = await createPerson('Greta');
    const article = await createArticle('Links to Greta', { body: linkTo('person', person.id, 'Greta') });
    const linkOf = async () => JSON.stringify((await nodeIn('en', article.nid))?.body);
    expect(await linkOf()).toContain('"url":"/people/greta"');
    await payload.update({
      collection: 'person',
      id: person.id,
      locale: 'en',
      data: { alias: '/people/greta-h' },
    });
    expect(await linkOf()).toContain('"url":"/people/greta-h"');
    await payload.update({ collection: 'person', id: person.id, locale: 'en', data: { _status: 'draft' } });
    expect(await linkOf()).not.toContain('"url"');
  });

  it('C-4 shows the new words of a picture, also where only a reference shows it', async () => {
    const file = { data: PIXEL, name: 'pixel.png', mimetype: 'image/png', size: PIXEL.length };
    const image = await payload.create({
      collection: 'images',
      locale: 'en',
      data: { alt: 'A point' },
      file,
    });
    const person = await createPerson('Portrayed');
    await payload.update({ collection: 'person', id: person.id, locale: 'en', data: { portrait: image.id } });
    const article = await createArticle('By the portrayed', { authors: [person.id] });
    await payload.update({ collection: 'images', id: image.id, locale: 'en', data: { alt: 'A dot' } });
    expect(await nodeIn('en', person.nid)).toMatchObject({ portrait: { alt: 'A dot' } });
    expect(await nodeIn('en', article.nid)).toMatchObject({ authors: [{ picture: { alt: 'A dot' } }] });
  });

  it('C-9 is not projected anew when nothing that it shows has changed', async () => {
    const person = await createPerson('Unmoved');
    const article = await createArticle('By the unmoved', { authors: [person.id] });
    const before = await cms.changesOf(article.nid);
    await payload.update({ collection: 'person', id: person.id, locale: 'en', data: { role: 'Auditor' } });
    expect(await cms.changesOf(article.nid)).toEqual(before);
  });
});

describe('languages', () => {
  it('C-10 a German title adds a German node, and both name each other', async () => {
    const article = await createArticle('In two languages');
    expect(await cms.publishedNodes(article.nid)).toHaveLength(1);
    await payload.update({
      collection: 'article',
      id: article.id,
      locale: 'de',
      data: { title: 'In zwei Sprachen' },
    });
    const translations = { en: '/articles/in-two-languages', de: '/de/artikel/in-zwei-sprachen' };
    const rows = await cms.publishedNodes(article.nid);
    expect(rows.map(({ language, node }) => [language, node.title])).toEqual([
      ['de', 'In zwei Sprachen'],
      ['en', 'In two languages'],
    ]);
    for (const { node } of rows) expect(node.translations).toEqual(translations);
  });

  it('C-10 a reference that was not translated leads to the other language', async () => {
    const person = await createPerson('English only');
    const article = await createArticle('Translated', { authors: [person.id] });
    await payload.update({
      collection: 'article',
      id: article.id,
      locale: 'de',
      data: { title: 'Übersetzt' },
    });
    expect(await nodeIn('de', article.nid)).toMatchObject({ authors: [{ path: '/people/english-only' }] });
  });
});

describe('one transaction', () => {
  const countEverything = async () => {
    const [row] = await cms.query(`select (select count(*) from article) as documents,
      (select count(*) from _article_v) as versions, (select count(*) from published.nodes) as nodes,
      (select count(*) from published.change_log) as changes, (select count(*) from redirects) as redirects`);
    return row;
  };

  it('C-9 a save that fails leaves no document, no published row and no change', async () => {
    await createArticle('Keeps its path', { alias: '/articles/kept' });
    const before = await countEverything();
    // Bypasses validation, as a concurrent CMS process could: the read model's constraint must catch it.
    await cms.query(
      `insert into published.nodes values (900001, 'en', 'page', '/articles/taken', '{"title":"Other"}', '{}')`,
    );
    await expect(createArticle('Taken')).rejects.toMatchObject({
      data: {
        errors: [
          { path: 'alias', message: expect.stringContaining('belongs to “Other” in English already') },
        ],
      },
    });
    await cms.query('delete from published.nodes where nid = 900001');
    expect(await countEverything()).toEqual(before);
  });

  it('C-9 a failure after publishing rolls the read model back as well', async () => {
    const article = await createArticle('Before the failure');
    const before = await countEverything();
    const create = vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('the disk is full'));
    const move = payload.update({
      collection: 'article',
      id: article.id,
      locale: 'en',
      data: { title: 'After', alias: '/articles/after' },
    });
    await expect(move).rejects.toThrow('the disk is full');
    create.mockRestore();
    expect(await countEverything()).toEqual(before);
    expect((await nodeIn('en', article.nid))?.title).toBe('Before the failure');
  });

  it('C-9 parallel saves of one document end in one state, and the last change tells it', async () => {
    const article = await createArticle('Contested');
    const titles = Array.from({ length: 6 }, (_, index) => `Version ${index}`);
    const saves = titles.map((title) =>
      payload.update({ collection: 'article', id: article.id, locale: 'en', data: { title } }),
    );
    await Promise.all(saves);
    const document = await payload.findByID({ collection: 'article', id: article.id, locale: 'en' });
    expect(titles).toContain(document.title);
    expect((await nodeIn('en', article.nid))?.title).toBe(document.title);
    const changes = await cms.changesOf(article.nid);
    expect(changes).toHaveLength(7);
    expect(new Set(changes).size).toBe(7);
  });

  it('C-9 parallel saves of nodes that show each other do not wait for each other for ever', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(createPerson));
    const articles = await Promise.all(
      people.map(({ id, title }) => createArticle(`By ${title}`, { authors: [id] })),
    );
    await Promise.all([
      ...people.map(({ id, title }) =>
        payload.update({ collection: 'person', id, locale: 'en', data: { title: `Dr ${title}` } }),
      ),
      ...articles.map(({ id, title }) =>
        payload.update({ collection: 'article', id, locale: 'en', data: { title: `${title}, revised` } }),
      ),
    ]);
    for (const [index, { nid }] of articles.entries()) {
      expect(await nodeIn('en', nid)).toMatchObject({ authors: [{ title: `Dr ${people[index]?.title}` }] });
    }
  });
});
