import type { Language } from '@keelstone/model';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { createMedia, PUBLISHED } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';
import { planChange } from './plan-change.fixture.ts';

const pictures: number[] = [];

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const { runDueChange } = await import('./run-due-change.ts');
for (let count = 0; count < 3; count += 1) pictures.push((await createMedia(payload)).image);

type Row = Record<string, unknown> & { id?: string };
const headline = (heading: string): Row => ({ blockType: 'headline', heading, text: 'One sentence.' });
const picture = (number: number) => ({ relationTo: 'images', value: pictures[number] });
const readChange = (id: number) => payload.findByID({ collection: 'scheduled_changes', id, depth: 0 });

let id: number;
const options = () => ({ collection: 'article', id, depth: 0 }) as const;
const read = async (locale: Language, draft = false) =>
  (await payload.findByID({ ...options(), locale, draft, fallbackLocale: false })) as unknown as {
    title: string;
    picture: { value: number };
    sections: (Row & { heading: string })[];
  };
const save = (locale: Language, data: object, draft = false) =>
  payload.update({
    ...options(),
    locale,
    draft,
    data: { ...data, ...(draft ? {} : { _status: 'published' }) } as never,
  });
const seen = async (locale: Language) => {
  const { title, picture: shown, sections } = await read(locale);
  return { title, picture: pictures.indexOf(shown.value), sections: sections.map(({ heading }) => heading) };
};
const plan = (languages: Language[], inMs = 3_600_000) =>
  planChange(cms, { action: 'publish', type: 'article', id, inMs, languages });
async function carryOut(change: number): Promise<void> {
  await cms.query('update scheduled_changes set at = now() where id = $1', [change]);
  while (await runDueChange(payload));
}
/** A section and a picture that a draft in German adds to what is there. */
const addInGerman = async (draft = false) =>
  save(
    'de',
    { sections: [...(await read('de', true)).sections, headline('Zweiter')], picture: picture(1) },
    draft,
  );

beforeEach(async () => {
  const data = { ...PUBLISHED, title: 'Old', sections: [headline('First')], picture: picture(0) };
  const created = await payload.create({ collection: 'article', locale: 'en', data: data as never });
  id = created.id;
  const [section] = (await read('en')).sections;
  await save('de', { title: 'Alt', sections: [{ ...headline('Erster'), id: section?.id }] });
});

describe('a plan in one language', () => {
  it('C-12 takes back no section and no picture that was published since in another', async () => {
    await save('en', { title: 'Of Friday' }, true);
    const change = await plan(['en']);
    await addInGerman();
    await carryOut(change);
    expect(await readChange(change)).toMatchObject({ state: 'done', keptDraft: false });
    expect(await seen('de')).toEqual({ title: 'Alt', picture: 1, sections: ['Erster', 'Zweiter'] });
    expect(await seen('en')).toMatchObject({ title: 'Of Friday', picture: 1 });
    const [inGerman] = await cms.publishedNodes((await payload.findByID(options())).nid);
    expect(JSON.stringify(inGerman?.node)).toContain('Zweiter');
    expect(await read('de', true)).toMatchObject({ title: 'Alt', sections: [{}, { heading: 'Zweiter' }] });
  });

  it('C-12 publishes the section and the picture that it adds itself, beside what was published since', async () => {
    await save(
      'en',
      { title: 'Of Friday', sections: [...(await read('en')).sections, headline('Second')] },
      true,
    );
    const change = await plan(['en']);
    const { sections } = await read('de');
    await save('de', { title: 'Neu', sections: [headline('Vorab'), ...sections], picture: picture(1) });
    await carryOut(change);
    expect(await readChange(change)).toMatchObject({ state: 'done' });
    const ids = (await read('en')).sections.map((section) => section.heading ?? null);
    expect(ids).toEqual([null, 'First', 'Second']);
    expect(await seen('de')).toMatchObject({ title: 'Neu', picture: 1 });
  });

  it('C-12 publishes several languages with all that is theirs, and what was published since in another', async () => {
    const second = { ...headline('Second'), id: 'second' };
    await save('en', { title: 'Of Friday', sections: [...(await read('en')).sections, second] }, true);
    const [first] = (await read('en')).sections;
    const inFrench = [
      { ...headline('Premier'), id: first?.id },
      { ...headline('Deuxième'), id: 'second' },
    ];
    await save('fr', { title: 'De vendredi', sections: inFrench }, true);
    const change = await plan(['en', 'fr']);
    await save('de', { sections: [...(await read('de')).sections, headline('Neuer')], picture: picture(1) });
    await carryOut(change);
    expect(await readChange(change)).toMatchObject({ state: 'done' });
    const headings = ['First', 'Second', null];
    expect(await seen('en')).toMatchObject({ title: 'Of Friday', picture: 1 });
    expect((await read('en')).sections.map(({ heading }) => heading ?? null).sort()).toEqual(headings.sort());
    expect((await read('fr')).sections.map(({ heading }) => heading ?? null)).toEqual(
      expect.arrayContaining(['Premier', 'Deuxième']),
    );
    expect((await read('de')).sections.map(({ heading }) => heading ?? null)).toEqual(
      expect.arrayContaining(['Erster', 'Neuer']),
    );
  });

  it('C-12 publishes nothing if both have changed the same, says what, and loses neither', async () => {
    await save('en', { title: 'Of Friday', picture: picture(1) }, true);
    const change = await plan(['en']);
    await save('de', { picture: picture(2) });
    const before = await seen('en');
    await carryOut(change);
    expect(await seen('en')).toEqual(before);
    expect(await seen('de')).toMatchObject({ picture: 2 });
    const failed = await readChange(change);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
    expect(failed.failure).toContain('with other changes of “Picture”');
    const inGerman = await inLanguage('de', () => readChange(change));
    expect(inGerman.failure).toContain('mit anderen Änderungen an „Bild“');
    expect((await read('en', true)).title).toBe('Of Friday');
  });

  it('C-12 may be followed by one in another, made later with other content', async () => {
    await save('de', { title: 'Montag', picture: picture(1) }, true);
    const monday = await plan(['de']);
    await save('en', { title: 'Tuesday', picture: picture(2) }, true);
    const tuesday = await plan(['en']);
    await carryOut(monday);
    expect(await seen('en')).toMatchObject({ title: 'Old', picture: 1 });
    await carryOut(tuesday);
    expect(await readChange(tuesday)).toMatchObject({ state: 'done' });
    expect(await seen('en')).toMatchObject({ title: 'Tuesday', picture: 2 });
    expect((await seen('de')).title).toBe('Montag');
  });

  it('C-12 of a page that was first published in another leaves what is shared as it was published', async () => {
    await payload.update({ ...options(), data: { _status: 'draft' }, unpublishAllLocales: true });
    await save('en', { title: 'Of Friday' }, true);
    const change = await plan(['en']);
    await addInGerman();
    await carryOut(change);
    expect(await readChange(change)).toMatchObject({ state: 'done' });
    expect(await seen('de')).toEqual({ title: 'Alt', picture: 1, sections: ['Erster', 'Zweiter'] });
    expect(await seen('en')).toMatchObject({ title: 'Of Friday', picture: 1 });
  });
});
