import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { createNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');

const item = (id: string, title: string) => ({ id, title, body: oneParagraph(title) });
const accordion = (heading: string, ...items: object[]) => ({
  blockType: 'accordion',
  id: 'first',
  heading,
  items,
});
const headline = (heading: string) => ({ blockType: 'headline', id: 'second', heading });
const inEnglish = [accordion('Questions', item('a', 'Why?'), item('b', 'How?')), headline('Call us')];
const inGerman = [accordion('Fragen', item('a', 'Warum?'), item('b', 'Wie?')), headline('Rufen Sie an')];

/** A page that is published in both languages. */
async function createPage() {
  const page = await createNode(cms.payload, 'page', { title: 'Page', sections: inEnglish });
  const save = (language: string, sections: unknown, query = '&draft=true') =>
    editor.patch(`/api/page/${page.id}?locale=${language}&depth=0${query}`, {
      sections,
      ...(query === '' && { title: 'Page', _status: 'published' }),
    });
  expect((await save('de', inGerman, '')).status).toBe(200);
  const headings = async (language: string, query = '&draft=true') => {
    const { body } = await editor.get(
      `/api/page/${page.id}?locale=${language}&fallback-locale=null&depth=0${query}`,
    );
    return body.sections.map((each: { heading?: string; items?: { title?: string }[] }) =>
      [each.heading, ...(each.items ?? []).map(({ title }) => title)].join(' '),
    );
  };
  return { ...page, save, headings };
}

describe('a section that comes back', () => {
  const whole = ['Fragen Warum? Wie?', 'Rufen Sie an'];

  it('C-10 C-14 has its words in the other languages, too, after it was removed and saved', async () => {
    const { save, headings } = await createPage();
    await save('en', inEnglish.slice(0, 1));
    expect(await headings('de')).toEqual(whole.slice(0, 1));
    const [first, second] = inEnglish;
    await save('en', [second, first]);
    expect(await headings('de')).toEqual(whole.toReversed());
    expect((await save('en', [second, first], '')).status).toBe(200);
    expect(await headings('de', '')).toEqual(whole.toReversed());
  });

  it('C-10 C-14 has those of its rows, and new rows have none', async () => {
    const { save, headings } = await createPage();
    const english = (...items: object[]) => [accordion('Questions', ...items), headline('Call us')];
    await save('en', english(item('a', 'Why?')));
    await save('de', [accordion('Fragen!', item('a', 'Warum?')), headline('Rufen Sie an')]);
    await save('en', english(item('b', 'How?'), item('new', 'When?'), item('a', 'Why?')));
    expect(await headings('de')).toEqual(['Fragen! Wie?  Warum?', 'Rufen Sie an']);
    expect(await headings('en')).toEqual(['Questions How? When? Why?', 'Call us']);
  });

  it('C-5 C-14 keeps its words where an older form is saved over what was made reusable, also for visitors', async () => {
    const { id, save, headings } = await createPage();
    expect((await editor.post(`/api/page/${id}/reuse`, { section: 'second', title: 'Offer' })).status).toBe(
      200,
    );
    const german = [inGerman[0], headline('Rufen Sie uns an')];
    await save('de', german);
    expect(await headings('en')).toEqual(['Questions Why? How?', 'Call us']);
    expect((await save('de', german, '')).status).toBe(200);
    expect(await headings('en', '')).toEqual(['Questions Why? How?', 'Call us']);
    expect(await headings('de', '')).toEqual(['Fragen Warum? Wie?', 'Rufen Sie uns an']);
  });

  it('C-5 C-12 publishes no words of another language that nobody has published, in place of a reusable section', async () => {
    const { id, save, headings } = await createPage();
    await save('de', [inGerman[0], headline('Entwurf')]);
    expect((await editor.post(`/api/page/${id}/reuse`, { section: 'second', title: 'Offer' })).status).toBe(
      200,
    );
    await save('en', [inEnglish[0], headline('Call us now')]);
    expect((await save('en', [inEnglish[0], headline('Call us now')], '')).status).toBe(200);
    expect(await headings('en', '')).toEqual(['Questions Why? How?', 'Call us now']);
    // As visitors saw it.
    expect(await headings('de', '')).toEqual(whole);
  });
});

describe('a row of a list that comes back', () => {
  const rows = (...texts: string[]) => texts.map((text) => ({ id: `point-${text.at(-1)}`, text }));

  it('C-10 C-14 has its words in the other languages, too, after it was removed and saved', async () => {
    const article = await createNode(cms.payload, 'article', {
      title: 'Points',
      keyPoints: rows('One 1', 'Two 2'),
    });
    const path = (language: string, query: string) =>
      `/api/article/${article.id}?locale=${language}&depth=0${query}`;
    const save = async (language: string, keyPoints: object[], query = '&draft=true') => {
      const data = { title: 'Points', keyPoints, ...(query === '' && { _status: 'published' }) };
      expect((await editor.patch(path(language, query), data)).status).toBe(200);
    };
    const german = async (query = '&draft=true') =>
      (await editor.get(path('de', `&fallback-locale=null${query}`))).body.keyPoints.map(
        ({ text }: { text?: string }) => text ?? null,
      );
    await save('de', rows('Eins 1', 'Zwei 2'), '');
    await save('en', rows('Two 2'));
    expect(await german()).toEqual(['Zwei 2']);
    await save('en', rows('New 3', 'One 1', 'Two 2'));
    expect(await german()).toEqual([null, 'Eins 1', 'Zwei 2']);
    await save('en', rows('New 3', 'One 1', 'Two 2'), '');
    expect(await german('')).toEqual([null, 'Eins 1', 'Zwei 2']);
  });
});

describe('a row of a reusable section that comes back', () => {
  it('C-5 C-10 C-14 has its words in the other languages, too', async () => {
    const sections = (...items: object[]) => [{ blockType: 'accordion', id: 'shared', heading: 'H', items }];
    const { id } = (
      await editor.post('/api/reusable_sections?draft=true', {
        title: 'Shared',
        sections: sections(item('a', 'Why?'), item('b', 'How?')),
      })
    ).body.doc;
    const save = (language: string, ...items: object[]) =>
      editor.patch(`/api/reusable_sections/${id}?draft=true&locale=${language}`, {
        sections: sections(...items),
      });
    await save('de', item('a', 'Warum?'), item('b', 'Wie?'));
    await save('en', item('a', 'Why?'));
    await save('en', item('a', 'Why?'), item('b', 'How?'));
    const { body } = await editor.get(`/api/reusable_sections/${id}?draft=true&locale=de&depth=0`);
    expect(body.sections[0].items.map(({ title }: { title: string }) => title)).toEqual(['Warum?', 'Wie?']);
  });
});
