import { LANGUAGES } from '@keelstone/model';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { rebuildReadModel } from '../search-tasks/rebuild-read-model.ts';
import { startCms } from '../test-cms.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');
afterEach(async () => {
  await payload.delete({ collection: 'blocked_suggestions', where: { id: { exists: true } } });
  await cms.query('delete from visits.common_searches');
  await cms.query("delete from published.settings where key = 'search_suggestions'");
});
afterAll(() => cms.stop());

/** As site processes record it: so many networks searched for the keyword so many days ago. */
const record = (keyword: string, networks: number, age = 0, language = 'en') =>
  cms.query('insert into visits.common_searches values (current_date - $1::integer, $2, $3, $4)', [
    age,
    language,
    keyword,
    networks,
  ]);
const published = async (language = 'en') => {
  const [row] = await cms.query<{ value: unknown }>(
    "select value from published.settings where key = 'search_suggestions' and language = $1",
    [language],
  );
  return row?.value;
};
const block = (words: unknown, language = 'en') =>
  editor.post('/api/blocked_suggestions', { words, language });

it('S-5 the background work publishes common searches of each language, popular ones of this week', async () => {
  await record('audit', 6);
  await record('audit', 6, 1);
  await record('risk register', 9);
  await record('flood', 50, 20);
  const runner = refreshSuggestions(payload);
  await vi.waitFor(async () => expect(await published()).toBeDefined(), 20_000);
  await runner.stop();
  expect(await published()).toEqual({
    popular: ['audit', 'risk register'],
    searches: ['flood', 'audit', 'risk register'],
  });
  for (const language of LANGUAGES.slice(1)) expect(await published(language)).toBeUndefined();
});

it('S-5 blocked words are gone when they are saved, in their language, and back when they are allowed', async () => {
  await record('harbour fire', 9);
  await record('audit', 7);
  await record('fire', 7, 0, 'de');
  const { status, body } = await block('Fire');
  expect(status).toBe(201);
  expect(await published()).toEqual({ popular: ['audit'], searches: ['audit'] });
  expect(await published('de')).toMatchObject({ popular: ['fire'] });
  await editor.patch(`/api/blocked_suggestions/${body.doc.id}`, { deletedAt: new Date().toISOString() });
  expect(await published()).toMatchObject({ popular: ['harbour fire', 'audit'] });
});

it('A-4 S-5 is put right by rebuilding', async () => {
  await record('audit', 6);
  await block('something else');
  await cms.query(`update published.settings set value = '{}' where key = 'search_suggestions'`);
  expect(await rebuildReadModel(payload)).toMatchObject({ state: 'done' });
  expect(await published()).toEqual({ popular: ['audit'], searches: ['audit'] });
});

it.each([
  ['', 'Write a word'],
  ['?!', 'Write a word'],
  ['x'.repeat(101), 'too long'],
])('S-5 refuses to block "%s"', async (words, reason) => {
  const { status, body } = await block(words);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(reason)]);
});

it('C-11 S-5 authors cannot block', async () => {
  const { status } = await author.post('/api/blocked_suggestions', { words: 'a', language: 'en' });
  expect(status).toBe(403);
});
