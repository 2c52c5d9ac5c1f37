import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import type { RichText } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { createSearchSite } from './search-site.fixture.ts';

const { get } = createSearchSite();

const titles = (body: string) =>
  [...body.matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g)].map((match) => match[1]?.replace(/<[^>]*>/g, ''));
const page = async (url: string) => {
  const { status, body } = await get(url);
  expect(status).toBe(200);
  return body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
};

describe('help with the keyword, from the server', () => {
  const marks = (body: string) => [...body.matchAll(/<mark>([^<]*)<\/mark>/g)].map((match) => match[1]);

  it('S-26 marks what was asked for in titles and excerpts, and nothing without a keyword', async () => {
    const found = marks(await page('/search?keyword=checklists'));
    expect(new Set(found)).toEqual(new Set(['checklist']));
    expect(marks(await page('/search'))).toEqual([]);
  });

  it('S-26 shows the part of a text that holds the keyword when the excerpt does not', async () => {
    const text = `${'Nothing of the kind. '.repeat(40)}Here the ferry <b>is late</b>. ${'And so on. '.repeat(40)}`;
    const body: RichText = [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];
    const node = sampleNode('article', { body, excerpt: 'A short word on it.' });
    const answer = await createSearchSite([node]).get('/search?keyword=ferry');
    expect(answer.body).toContain('Here the <mark>ferry</mark> &lt;b&gt;is late');
    expect(answer.body).not.toContain('A short word on it.</p>');
  });

  it('S-26 finds a misspelt word, and says which one it looked for', async () => {
    const english = await page('/search?keyword=suppleir');
    expect(titles(english)).toContain('Supplier checklist');
    expect(english).toContain('Nothing was found for “suppleir”. These results are for “supplier”.');
    const german = await page('/de/search?keyword=Lieferatnen');
    expect(titles(german)).toEqual(['Lieferanten-Checkliste']);
    expect(german).toContain(
      'Zu „Lieferatnen“ wurde nichts gefunden. Diese Ergebnisse passen zu „Lieferanten“.',
    );
  });

  it('S-26 offers, where no page has all words, a link to a spelling that finds something', async () => {
    const titled = (nid: number, language: 'en' | 'de', title: string) =>
      sampleNode('page', { nid, language, title, path: `/${language}/${nid}` });
    const site = createSearchSite([
      titled(1, 'en', 'A letter on the ferry'),
      titled(2, 'en', 'Merry people'),
      titled(3, 'en', 'A merry song'),
      titled(1, 'de', 'Brief zur Wahl'),
      titled(2, 'de', 'Die Zahl'),
      titled(3, 'de', 'Eine Zahl'),
    ]);
    // With the likeliest spelling, these titles have one of the two words each, which is less than half; with the one
    // that is offered, one has both.
    expect((await site.get('/search?keyword=letter%20berry')).body).toContain('No Results');
    const help = async (url: string) =>
      (await site.get(url)).body.match(/(?:Did you mean|Meinten Sie) ?(?:<!-- -->)? ?<a href="([^"]*)"/)?.[1];
    expect(await help('/search?keyword=letter%20berry')).toBe('/search?keyword=letter%20ferry');
    expect(await help('/de/search?keyword=brief%20kahl')).toBe('/de/search?keyword=brief%20wahl');
    expect(await help('/search?keyword=zzzzzzz')).toBeUndefined();
  });

  it('S-27 says that no page has all words when it shows those that come closest', async () => {
    const most = await page('/search?keyword=supplier%20checklist%20zzzzzz');
    expect(titles(most)[0]).toBe('Supplier checklist');
    expect(most).toContain('No page has all of these words. These come closest.');
    const asked = await page('/de/search?keyword=zeigen%20lieferanten');
    expect(titles(asked)).toEqual(['Lieferanten-Checkliste']);
    expect(asked).toContain('Keine Seite enthält alle diese Wörter. Diese enthalten alle außer „zeigen“.');
    expect(await page('/search?keyword=supplier')).not.toContain('No page has');
  });

  it('S-27 S-11 never gives way for a filter: what has all words elsewhere is no result here', async () => {
    const none = await page('/search?content_type=article&keyword=supplier%20checklist');
    expect(none).toContain('No Results');
    expect(none).not.toContain('No page has');
  });

  /** What stands under Recommended, as HTML. */
  const block = /<section[^>]*aria-labelledby="recommended"><h2 id="recommended">(.*?)<\/section>/s;

  describe('what matches best', () => {
    const text = `A ferry. ${'And so on. '.repeat(40)}By a timetable.`;
    const body: RichText = [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];
    const mentioning = Array.from({ length: 11 }, (_, i) =>
      sampleNode('page', {
        nid: 10 + i,
        title: `Letter ${i}`,
        created: 1000 - i,
        body,
        path: `/letter-${i}`,
      }),
    );
    const guide = sampleNode('page', { nid: 1, title: 'Ferry timetable', created: 1, path: '/ferries' });
    const site = createSearchSite([...mentioning, guide]);
    const recommended = async (query: string) =>
      titles(block.exec((await site.get(`/search?keyword=ferry%20timetable${query}`)).body)?.[1] ?? '');

    it('S-29 stands in a block above the first page of the newest results, uncounted', async () => {
      const { body } = await site.get('/search?keyword=ferry%20timetable');
      const above = block.exec(body)?.[1] ?? '';
      expect(titles(above)).toEqual(['Ferry timetable']);
      expect(marks(above)).toEqual(['Ferry', 'timetable']);
      expect(body).toContain('1 - 10 of 12 Results');
      expect(titles(body.replace(block, ''))).not.toContain('Ferry timetable');
      expect(body.indexOf('id="recommended"')).toBeLessThan(body.indexOf('id="results"'));
      expect(await recommended('&page=2')).toEqual([]);
    });

    it('S-29 is not repeated above a list that begins with it', async () => {
      const { body } = await site.get('/search?keyword=ferry%20timetable&sort=rel');
      expect(titles(body)[0]).toBe('Ferry timetable');
      expect(block.test(body)).toBe(false);
      const newer = createSearchSite([...mentioning, { ...guide, created: 998.5 }]);
      const listed = await newer.get('/search?keyword=ferry%20timetable');
      expect(titles(listed.body).indexOf('Ferry timetable')).toBe(2);
      expect(block.test(listed.body)).toBe(false);
    });

    it('S-29 stands below what an editor pinned, and only once if it is pinned', async () => {
      const pin = (...nids: number[]) => {
        const value = { synonyms: [], pinned: [{ keyword: 'ferry timetable', nids }] };
        site.indexes.apply([{ kind: 'setting', number: 1, key: 'search_rules', language: 'en', value }]);
      };
      pin(20);
      expect(await recommended('')).toEqual(['Letter 10', 'Ferry timetable']);
      expect(await recommended('&sort=rel')).toEqual(['Letter 10']);
      pin(1, 20);
      expect(await recommended('')).toEqual(['Ferry timetable', 'Letter 10']);
    });
  });

  describe('words that name a content type, a year or a filter', () => {
    const titled = (type: 'case_study' | 'article', nid: number, language: 'en' | 'de', title: string) =>
      sampleNode(type, {
        nid,
        language,
        title,
        path: `/${language}/${nid}`,
        created: Date.UTC(2024, 5) / 1000,
      });
    const site = createSearchSite([
      titled('case_study', 1, 'en', 'A railway in the north'),
      titled('article', 2, 'en', 'How to write a case study of a railway'),
      titled('article', 3, 'en', 'Gauges of a railway'),
      titled('case_study', 1, 'de', 'Bahn im Norden'),
      titled('article', 2, 'de', 'Fallstudien über eine Bahn'),
    ]);
    const offers = async (url: string) =>
      [
        ...(await site.get(url)).body.matchAll(/<li><a href="([^"]*)"[^>]*>((?:Only|Nur) [“„].*?\?)<\/a>/g),
      ].map(([, href = '', text]) => [href.replaceAll('&amp;', '&'), text]);

    it('S-26 count as words of its pages, and the filter is offered, never set', async () => {
      const { body } = await site.get('/search?keyword=case%20studies%20railway');
      expect(titles(body).sort()).toEqual([
        'A railway in the north',
        'How to write a case study of a railway',
      ]);
      expect(await offers('/search?keyword=case%20studies%20railway')).toEqual([
        ['/search?content_type=case_study&keyword=railway', 'Only “Case Study”?'],
      ]);
      expect(await offers('/de/search?keyword=Fallstudie%20Bahn')).toEqual([
        ['/de/search?content_type=case_study&keyword=Bahn', 'Nur „Fallstudie“?'],
      ]);
      // Without what joined the name to the rest.
      expect(await offers('/search?keyword=railway%20in%20case%20studies')).toEqual([
        ['/search?content_type=case_study&keyword=railway', 'Only “Case Study”?'],
      ]);
      expect(await offers('/search?keyword=case%20studies%20of%20a%20railway')).toEqual([
        ['/search?content_type=case_study&keyword=railway', 'Only “Case Study”?'],
      ]);
      const year = await site.get('/search?keyword=railway%202024');
      expect(titles(year.body)).toEqual(['A railway in the north']);
    });

    it('S-26 offer the year, where pages of other years say it, too', async () => {
      const years = createSearchSite(
        [2023, 2024].map((year) =>
          sampleNode('case_study', {
            nid: year,
            title: `Railways in ${year}, and plans for 2024`,
            path: `/railways-${year}`,
            created: Date.UTC(year, 5) / 1000,
          }),
        ),
      );
      const { body } = await years.get('/search?keyword=railways%202024');
      expect(titles(body)).toHaveLength(2);
      expect(body).toMatch(/<a href="\/search\?date=2024&amp;keyword=railways"[^>]*>Only “2024”\?<\/a>/);
    });

    describe('of terms', () => {
      const suite = (label: string) => ({ productSuites: [{ id: 1, label }] });
      const page = (nid: number, language: 'en' | 'de', rest: Partial<PublishedNodeOf<'page'>>) =>
        sampleNode('page', { nid, language, title: `Ferries ${nid}`, path: `/${language}/${nid}`, ...rest });
      const body = [
        {
          kind: 'paragraph' as const,
          children: [{ kind: 'text' as const, text: 'banking incident claims' }],
        },
      ];
      const terms = createSearchSite([
        page(1, 'en', { ...suite('Incident & Claims'), industries: [] }),
        page(2, 'en', { ...suite('Claims'), industries: [{ id: 2, label: 'Banking' }] }),
        page(3, 'en', { productSuites: [], industries: [], body }),
        page(4, 'en', { productSuites: [], industries: [] }),
        page(1, 'de', { title: 'Fähren', ...suite('Vorfälle & Schäden') }),
        page(2, 'de', { title: 'Fähren, Vorfälle, Schäden', productSuites: [] }),
      ]);
      const offered = async (url: string) =>
        [
          ...(await terms.get(url)).body.matchAll(/<a href="([^"]*)"[^>]*>((?:Only|Nur) [“„].*?\?)<\/a>/g),
        ].map(([, href = '', text]) => [href.replaceAll('&amp;', '&'), text?.replace('&amp;', '&')]);

      it('S-26 an industry counts as a word of its pages, and is offered', async () => {
        const url = '/search?keyword=ferries%20banking';
        expect(titles((await terms.get(url)).body).sort()).toEqual(['Ferries 2', 'Ferries 3']);
        expect(await offered(url)).toEqual([
          ['/search?industries=Banking&keyword=ferries', 'Only “Banking”?'],
        ]);
      });

      it.each([
        ['/search?keyword=incident%20claims%20ferries', '/search/Incident-%26-Claims?keyword=ferries'],
        ['/search?keyword=ferries%20incident%20and%20claims', '/search/Incident-%26-Claims?keyword=ferries'],
        ['/de/search?keyword=Vorfall%20und%20Schaden', '/de/search/Vorf%C3%A4lle-%26-Sch%C3%A4den'],
      ])('S-26 a suite is offered by its whole name, with "and" as well: %s', async (url, to) => {
        const name = url.startsWith('/de') ? 'Nur „Vorfälle & Schäden“?' : 'Only “Incident & Claims”?';
        expect(await offered(url)).toEqual([[to, name]]);
      });

      it('S-26 a suite counts as a word of its pages', async () => {
        const { body } = await terms.get('/search?keyword=incident%20claims%20ferries&sort=rel');
        expect(titles(body)[0]).toBe('Ferries 1');
      });

      it('S-26 no other words between those of a name', async () => {
        expect(await offered('/search?keyword=incident%20ferries%20claims')).toEqual([
          ['/search/Claims?keyword=incident%20ferries', 'Only “Claims”?'],
        ]);
      });
    });

    it('S-26 resource and article types count as words of their pages; they are no filters', async () => {
      const type = { id: 1, label: 'Checklist', linkText: null, iconUrl: null };
      const types = createSearchSite([
        sampleNode('resource', { nid: 1, title: 'Fire', path: '/1', resourceTypes: [type] }),
        sampleNode('article', {
          nid: 2,
          title: 'Fire!',
          path: '/2',
          articleTypes: [{ id: 2, label: 'Opinion' }],
        }),
      ]);
      const found = async (keyword: string) => titles((await types.get(`/search?keyword=${keyword}`)).body);
      expect(await found('fire%20checklist')).toEqual(['Fire']);
      expect(await found('opinion%20fire')).toEqual(['Fire!']);
    });

    it('S-26 offer nothing that is chosen, leaves all results, or leaves none', async () => {
      expect(await offers('/search?content_type=case_study&keyword=case%20study%20railway')).toEqual([]);
      expect(await offers('/search?keyword=railway%202024')).toEqual([]);
      expect(await offers('/search?keyword=events%20railway')).toEqual([]);
      expect(await offers('/search')).toEqual([]);
    });
  });

  describe('what an editor pinned', () => {
    const site = createSearchSite();
    const value = { synonyms: [], pinned: [{ keyword: 'near miss', nids: [1, 105] }] };
    for (const language of ['en', 'de'] as const)
      site.indexes.apply([{ kind: 'setting', number: 1, key: 'search_rules', language, value }]);
    const recommended = async (url: string) => block.exec((await site.get(url)).body)?.[1] ?? null;

    it.each(['', '&sort=rel'])(
      'S-26 S-29 stands in a block above the first page, uncounted (%s)',
      async (sort) => {
        const { body } = await site.get(`/search?keyword=near%20miss${sort}`);
        const found = block.exec(body)?.[1] ?? '';
        expect(found).toMatch(/^Recommended<\/h2>/);
        expect(titles(found)).toEqual(['Supplier checklist', 'Near miss report 6']);
        const list = titles(body.replace(block, ''));
        expect(list).not.toContain('Supplier checklist');
        expect(list).toContain('Near miss report 6');
        expect(body).toContain('1 - 10 of 40 Results');
        expect(body.indexOf('id="recommended"')).toBeLessThan(body.indexOf('id="results"'));
      },
    );

    it('S-29 meets the filters, and is not on further pages', async () => {
      const filtered = (await recommended('/search?content_type=resource&keyword=near%20miss')) ?? '';
      expect(titles(filtered)).toEqual(['Supplier checklist']);
      expect(await recommended('/search?keyword=near%20miss&page=2')).toBeNull();
      expect(await recommended('/search?keyword=near')).toBeNull();
      expect(await recommended('/search')).toBeNull();
    });

    it('S-29 is called "Empfohlen" in German, and stands above No Results, too', async () => {
      const { body } = await site.get('/de/search?keyword=near%20miss');
      expect(titles(block.exec(body)?.[1] ?? '')).toEqual(['Lieferanten-Checkliste']);
      expect(body).toContain('<h2 id="recommended">Empfohlen</h2>');
      expect(body).toContain('Keine Ergebnisse');
    });
  });
});
