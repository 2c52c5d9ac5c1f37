import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { RichText } from '@keelstone/model';
import { describe, expect, it, vi } from 'vitest';
import { openSite } from '../../../app/site.fixture.ts';
import { SEARCH } from '../../query/search-operations.ts';

const paragraph = (text: string): RichText => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];
const questions = (...items: [title: string, text: string][]) => ({
  kind: 'accordion' as const,
  id: 'questions',
  heading: null,
  items: items.map(([title, text], place) => ({
    anchor: `item-${place}`,
    title,
    body: paragraph(text),
    paragraphs: [],
  })),
  allowsSeveralOpen: true,
  allowsAllClosed: true,
  ignoresAddress: false,
  addsToHistory: false,
});
const nodes = [
  sampleNode('page', {
    nid: 1,
    title: 'Security',
    path: '/security',
    body: paragraph('How customers are protected.'),
    sections: [
      questions(
        ['Where is our data?', 'In two data centres <b>in Germany</b>.'],
        ['How do we get our data back?', 'At any time, by an export.'],
      ),
    ],
  }),
  sampleNode('page', {
    nid: 2,
    title: 'Berth Planner',
    path: '/berth-planner',
    body: paragraph('Berth Planner assigns quays to ships.'),
  }),
  sampleNode('page', {
    nid: 3,
    title: 'Export of data in Germany',
    path: '/export',
    body: paragraph('Other.'),
  }),
  sampleNode('article', { nid: 4, title: 'A berth for the winter', path: '/articles/berth', body: [] }),
  sampleNode('page', {
    nid: 5,
    language: 'fr',
    title: 'Les mots',
    path: '/fr/mots',
    body: [],
    sections: [questions(['Franchise', 'La part du dommage que l’assuré garde.'])],
  }),
];

const { site } = await openSite({ nodes });
const ask = async (keyword: string, more: object = {}, query = SEARCH) => {
  const payload = {
    query,
    operationName: 'Search',
    variables: { index: 'content_en', fulltext: { keys: keyword.split(' '), fallback: true }, ...more },
  };
  return (await site.inject({ method: 'POST', url: '/graphql', payload })).json();
};
const answerTo = async (keyword: string, more: object = {}) => (await ask(keyword, more)).data.search.answer;

describe('the answer to a question', () => {
  it('S-31 is the passage that has its words, with a link to its place', async () => {
    expect(await answerTo('how do i get my data back')).toEqual({
      nid: '1',
      heading: 'How do we get our data back?',
      text: 'At any time, by an export.',
      url: '/security#item-1',
    });
    expect(await answerTo('what is the berth planner')).toMatchObject({
      nid: '2',
      url: '/berth-planner#:~:text=Berth%20Planner%20assigns%20quays%20to%20ships.',
    });
  });

  it('S-31 is found with corrected words, too', async () => {
    expect(await answerTo('what is the brth planer')).toMatchObject({ nid: '2' });
  });

  it.each([
    'quelle est la franchise',
    "qu'est-ce qu'une franchise",
    'Qu’est-ce que la franchise',
    "c'est quoi une franchise",
    'la franchise est-elle',
  ])(
    'S-31 is found by "%s", wherever it asks: by its first word, a part of it, after words that say nothing, or by a pronoun behind its verb',
    async (keyword) => {
      const found = await answerTo(keyword, { index: 'content_fr' });
      expect(found).toMatchObject({ nid: '5', heading: 'Franchise' });
    },
  );

  it.each([
    ['get data back', 'is no question'],
    ['the data is where', 'asks only at its end'],
    ['where is germany', 'has a word that only a text has'],
    ['what is a berth', 'is asked for less than the heading says'],
    ['where is the data of the harbour authority kept safe', 'has too many other words'],
    ['how', 'has no telling word'],
    ['', 'is empty'],
  ])('S-31 is none if "%s", which %s', async (keyword) => {
    expect(await answerTo(keyword)).toBeNull();
  });

  it('S-31 is on the first page only, and only of what is found there', async () => {
    const question = 'where is our data';
    expect(await answerTo(question)).toMatchObject({ heading: 'Where is our data?' });
    expect(await answerTo(question, { range: { offset: 1 } })).toBeNull();
    const conditions = [{ name: 'content_type', value: ['article'] }];
    expect(await answerTo(question, { conditions })).toBeNull();
  });

  it('S-31 S-29 is also that of a result further down, which is then recommended, if it says what is asked and little else', async () => {
    const newer = [11, 12, 13].map((nid) =>
      sampleNode('page', {
        nid,
        title: `Notes on lay days ${nid}`,
        path: `/notes-${nid}`,
        body: paragraph('Demurrage and harbour dues are paid in arrears.'),
        created: 2_000_000_000 + nid,
      }),
    );
    const terms = sampleNode('page', {
      nid: 14,
      title: 'Terms',
      path: '/terms',
      body: [],
      sections: [
        questions(
          ['Demurrage', 'What a ship pays that stays too long.'],
          ['Harbour dues in arrears', 'By weight.'],
        ),
      ],
      created: 1_000_000_000,
    });
    const { site: another } = await openSite({ nodes: [...newer, terms] });
    const answered = async (keyword: string, more: object = {}) => {
      const variables = {
        index: 'content_en',
        fulltext: { keys: keyword.split(' '), fallback: true },
        sort: { field: 'created', direction: 'DESC' },
        ...more,
      };
      const payload = { query: SEARCH, operationName: 'Search', variables };
      return (await another.inject({ method: 'POST', url: '/graphql', payload })).json().data.search;
    };
    const asked = await answered('what is demurrage');
    expect(asked.documents.map(({ nid }: { nid: string }) => nid)).toEqual(['13', '12', '11', '14']);
    expect(asked.answer).toMatchObject({ nid: '14', heading: 'Demurrage' });
    expect(asked.recommended).toMatchObject([{ nid: '14', pinned: false }]);
    const onNextPage = await answered('what is demurrage', { range: { limit: 2 } });
    expect(onNextPage.answer).toMatchObject({ nid: '14' });
    expect(onNextPage.recommended[0]).toMatchObject({ nid: '14', pinned: false });
    expect((await answered('demurrage')).recommended).toEqual([]);
    expect((await answered('what are harbour dues')).answer).toBeNull();
  });

  it('S-31 is looked for only if it is requested', async () => {
    // Only an answer that was found is cut into sentences.
    const cut = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const reduced = SEARCH.replace(/answer \{.*?\}/, '');
    const { data } = await ask('where is our data', {}, reduced);
    expect(data.search).not.toHaveProperty('answer');
    expect(cut).not.toHaveBeenCalled();
    await answerTo('where is the data');
    expect(cut).toHaveBeenCalledOnce();
    cut.mockRestore();
  });

  it('S-31 R-4 is in the page from the server, escaped, without script', async () => {
    const { body } = await site.inject('/search?keyword=where+is+our+data');
    const html = body.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(html).toContain(
      '<h4>Where is our data?</h4><p>In two data centres &lt;b&gt;in Germany&lt;/b&gt;.</p>',
    );
    expect(html).toContain('href="/security#item-0"');
    expect(html).toContain('Read on at “Where is our data?”');
  });
});
