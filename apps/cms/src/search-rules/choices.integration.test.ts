import { LANGUAGES } from '@keelstone/model';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { rebuildReadModel } from '../search-tasks/rebuild-read-model.ts';
import { startCms } from '../test-cms.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
afterEach(async () => {
  await cms.query('delete from visits.search_choices');
  await cms.query("delete from published.settings where key in ('search_choices', 'site')");
});
afterAll(() => cms.stop());

/** As site processes record it: so many networks chose the page for the keyword today. */
const record = (keyword: string, nid: number, networks: number, language = 'en') =>
  cms.query('insert into visits.search_choices values (current_date, $1, $2, $3, $4, $4)', [
    language,
    keyword,
    nid,
    networks,
  ]);
const published = async (key = 'search_choices', language = 'en') => {
  const [row] = await cms.query<{ value: unknown }>(
    'select value from published.settings where key = $1 and language = $2',
    [key, language],
  );
  return row?.value;
};
const CHOICES = {
  choices: [
    {
      keyword: 'audit',
      pages: [
        { nid: 7, weight: 9 },
        { nid: 3, weight: 5 },
      ],
    },
  ],
};

it('S-30 the background work publishes what visitors chose in each language', async () => {
  await record('audit', 3, 5);
  await record('audit', 7, 9);
  const runner = refreshSuggestions(payload);
  await vi.waitFor(async () => expect(await published()).toEqual(CHOICES), 20_000);
  await runner.stop();
  for (const language of LANGUAGES.slice(1))
    expect(await published('search_choices', language)).toBeUndefined();
});

it('C-7 S-30 it is gone when an editor switches it off, back when it is switched on, and put right by rebuilding', async () => {
  await record('audit', 3, 5);
  await record('audit', 7, 9);
  const address = { organisation: 'K', street: 'S', postalCode: '1', city: 'C', country: 'D' };
  const save = async (learnsFromChoices: boolean) => {
    const saved = { siteName: 'K', tagline: 'T', address, phone: '1', learnsFromChoices };
    expect((await editor.post('/api/globals/site_settings', saved)).status).toBe(200);
  };
  await save(true);
  expect(await published()).toEqual(CHOICES);
  await save(false);
  expect(await published()).toEqual({ choices: [] });
  expect(await published('site')).toMatchObject({ search: { learnsFromChoices: false } });
  await cms.query(`update published.settings set value = '{}' where key = 'search_choices'`);
  expect(await rebuildReadModel(payload)).toMatchObject({ state: 'done' });
  expect(await published()).toEqual({ choices: [] });
  await save(true);
  expect(await published()).toEqual(CHOICES);
});
