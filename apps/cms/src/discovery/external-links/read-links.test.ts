import { describe, expect, it } from 'vitest';
import { readLinks } from './read-links.ts';

const SITE = 'https://www.example.com';
/** What the database finds of these. */
const read = (...links: { nid?: number | null; language?: string; link: object }[]) =>
  readLinks(
    { query: async () => ({ rows: links.map((each) => ({ nid: 1, language: 'en', ...each })) }) },
    SITE,
  );
const to = (url: string, more: object = {}) => ({ link: { url, ...more } });
const addresses = async (...urls: string[]) =>
  (await read(...urls.map((url) => to(url)))).map(({ address }) => address);

describe('links to other sites', () => {
  it('R-3 are visited without what follows a #', async () => {
    expect(await read(to('https://a.example/x#part', { title: 'A' }))).toEqual([
      { address: 'https://a.example/x', url: 'https://a.example/x#part', text: 'A', nid: 1, language: 'en' },
    ]);
  });

  it('R-3 are none of this site, and none that nobody could open', async () => {
    expect(
      await addresses(
        `${SITE}/about`,
        'http://',
        'httpx://a.example',
        'https://www.example.com.evil.example/',
      ),
    ).toEqual(['https://www.example.com.evil.example/']);
    const path = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`;
    expect(await addresses(path(2000), path(2001))).toEqual([path(2000)]);
  });

  it('R-3 are there once for a page and language, by their first words', async () => {
    const links = await read(
      to('https://a.example/#one', { title: 'One' }),
      to('https://a.example/#two', { title: 'Two' }),
      { ...to('https://a.example/'), language: 'de' },
      { ...to('https://a.example/'), nid: 2 },
      { ...to('https://a.example/'), nid: null },
    );
    expect(links.map(({ nid, language, text }) => [nid, language, text])).toEqual([
      [1, 'en', 'One'],
      [1, 'de', ''],
      [2, 'en', ''],
      [null, 'en', ''],
    ]);
  });

  it.each([
    [{ title: 'Title', text: 'Text' }, 'Title'],
    [{ title: ' ', text: ' Text ' }, 'Text'],
    [{ name: 'Name' }, 'Name'],
    [{ children: [{ text: 'Some ' }, { kind: 'line_break' }, { text: 'words' }] }, 'Some words'],
    [{}, ''],
  ])('R-3 are called by the words that visitors see: %j', async (holder, text) => {
    expect(await read(to('https://a.example/', holder))).toMatchObject([{ text }]);
  });
});
