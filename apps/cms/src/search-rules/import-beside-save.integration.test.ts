import { afterAll, expect, it, vi } from 'vitest';
import { databaseOf } from '../database/transaction.ts';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const colleague = await Staff.hire(payload, 'editor', 'colleague');
afterAll(() => cms.stop());

/** Until as many wait for a lock that they ask for by its number. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const locks = await cms.query("select from pg_locks where locktype = 'advisory' and not granted");
      expect(locks).toHaveLength(count);
    },
    { timeout: 20_000, interval: 50 },
  );

it.each([
  [
    'synonyms',
    { words: ['alpha', 'beta'], language: 'en' },
    'language,words\nen,alpha | gamma\n',
    { words: ['alpha', 'gamma'] },
    { words: ['alpha', 'delta'] },
  ],
  [
    'redirects',
    { from: '/alpha', to: 'https://beta.example/' },
    'from,to\n/alpha,https://gamma.example/\n',
    { to: 'https://gamma.example/' },
    { to: 'https://delta.example/' },
  ],
])(
  'C-6 C-14 S-28 a save that begins beside an import of the same is refused, and takes nothing back: %s',
  async (slug, before, file, imported, mine) => {
    const { id, updatedAt } = (await colleague.post(`/api/${slug}`, before)).body.doc;
    const publisher = await databaseOf(payload).pool.connect();
    await publisher.query('begin');
    await publisher.query('select pg_advisory_xact_lock(1264939347, 10)');
    const importing = editor.send('POST', `/api/${slug}/import`, file);
    await waiting(1);
    const saving = colleague.patch(`/api/${slug}/${id}`, { ...mine, updatedAt });
    await waiting(2);
    await publisher.query('commit');
    publisher.release();
    expect([(await importing).status, (await saving).status]).toEqual([200, 409]);
    expect((await editor.get(`/api/${slug}/${id}`)).body).toMatchObject(imported);
  },
);
