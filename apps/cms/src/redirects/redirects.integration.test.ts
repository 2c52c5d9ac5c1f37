import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { databaseOf } from '../database/transaction.ts';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { readReplacedRedirects } from './replaced-redirects.ts';

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');
const data = { title: 'A page', alias: '/a-page', created: '2026-01-05T09:00:00Z', moderation: 'draft' };
const home = (await editor.post('/api/page', { ...data, _status: 'published' })).body.doc;
afterEach(async () => {
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } }, trash: true });
});
afterAll(() => cms.stop());

const save = (from: string, to: string, status = '301') =>
  editor.post('/api/redirects', { from, to, status });
const published = async () =>
  (await cms.query('select * from published.redirects order by from_path')).map((row) =>
    Object.values(row).join(' '),
  );
const stored = async () => {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false });
  return docs.map(({ from, to, status }) => `${from} ${to} ${status}`);
};
const count = (from: string, times: number) =>
  cms.query('select visits.count_redirects(array[$1], array[$2::integer])', [from, times]);

describe('a redirect', () => {
  it('C-6 is stored as the site looks it up', async () => {
    await save(' http://localhost:3000/Old-Page/ ', '/new/');
    expect(await stored()).toEqual(['/old-page /new 301']);
    expect(await published()).toEqual(['/old-page /new 301']);
  });

  it.each([
    [[['/b', '/c']], ['/a', '/b'], '/a → /b → /c. Point to /c.'],
    [[['/x', '/a']], ['/a', '/b'], '/x → /a → /b. Point /x to /b first.'],
    [[['/x', '/a?from=mail']], ['/a', '/b'], '/x → /a → /b'],
    [[['/a', '/b']], ['/b', '/a'], '/b → /a → /b'],
    [[], ['/a', 'http://localhost:3000/A/'], 'lead to itself'],
    [[], ['/A-Page/', '/b'], 'is published at this path'],
    [[], ['/Search/', '/b'], 'The site itself answers at /search'],
    [[], ['/a/%2e%2e/b', '/c'], 'Browsers never ask for a path with'],
    [[['/a', '/b']], ['/A', '/c'], 'A redirect from this path leads to /b already.'],
  ])('C-6 after %j refuses %j', async (existing, [from = '', to = ''], reason) => {
    for (const [source = '', target = ''] of existing) expect((await save(source, target)).status).toBe(201);
    const before = await stored();
    const { status, body } = await save(from, to);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(reason);
    expect(await stored()).toEqual(before);
  });

  it('C-6 names the page that is where it would start', async () => {
    const { body } = await save('/a-page', '/b');
    expect(body.errors[0].data.errors[0].message).toContain(`node ${home.nid}`);
  });

  it('C-6 keeps its source when something else is saved, although that looks encoded', async () => {
    const { body } = await save('/50%2541', '/new');
    expect(await stored()).toEqual(['/50%41 /new 301']);
    await editor.patch(`/api/redirects/${body.doc.id}`, { from: '/50%41', to: '/newer', status: '301' });
    expect(await stored()).toEqual(['/50%41 /newer 301']);
  });

  it('C-6 may be changed beside itself', async () => {
    const { body } = await save('/a', '/b');
    expect((await editor.patch(`/api/redirects/${body.doc.id}`, { to: '/c', status: '302' })).status).toBe(
      200,
    );
    expect(await published()).toEqual(['/a /c 302']);
  });

  it('C-6 two saves at once make no chain between them', async () => {
    const both = await Promise.all([save('/a', '/b'), save('/b', '/c')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('C-6 a page that moves changes what led to it, also to a part of it', async () => {
    const data = { title: 'Moves', alias: '/moves', created: '2026-01-05T09:00:00Z', moderation: 'draft' };
    const { body } = await editor.post('/api/page', { ...data, _status: 'published' });
    await save('/former', '/moves#prices');
    await save('/other', '/moves-not');
    await editor.patch(`/api/page/${body.doc.id}`, { alias: '/moved', _status: 'published' });
    expect(await stored()).toEqual([
      '/former /moved#prices 301',
      '/moves /moved 301',
      '/other /moves-not 301',
    ]);
    await payload.delete({ collection: 'page', id: body.doc.id });
  });
});

describe('a page that is published elsewhere than it was', () => {
  const page = { title: 'Away', created: '2026-01-05T09:00:00Z', moderation: 'draft' };
  const publish = (id: number, alias: string) =>
    editor.patch(`/api/page/${id}`, { alias, _status: 'published' });
  const begin = async (alias: string) =>
    (await editor.post('/api/page', { ...page, alias, _status: 'published' })).body.doc.id as number;
  const takeOff = (id: number) =>
    editor.patch(`/api/page/${id}?unpublishAllLocales=true`, { _status: 'draft' });

  it('C-6 leaves a redirect also if it was off the site meanwhile, or in the trash', async () => {
    const id = await begin('/away');
    await save('/former', '/away#prices');
    await takeOff(id);
    expect(await stored()).toEqual(['/former /away#prices 301']);
    await editor.patch(`/api/page/${id}?draft=true`, { alias: '/on-the-way' });
    await publish(id, '/back');
    expect(await stored()).toEqual(['/away /back 301', '/former /back#prices 301']);
    await editor.patch(`/api/page/${id}`, { deletedAt: new Date().toISOString() });
    await editor.patch(`/api/page/${id}?trash=true`, { deletedAt: null });
    await publish(id, '/again');
    expect(await stored()).toContain('/back /again 301');
    await payload.delete({ collection: 'page', id });
  });

  it('C-6 leaves none where it stays, nor where an editor has made one, or has published something else', async () => {
    const [stays, goes, yields] = [await begin('/stays'), await begin('/goes'), await begin('/yields')];
    for (const id of [stays, goes, yields]) await takeOff(id);
    await save('/goes', '/elsewhere');
    await editor.patch(`/api/page/${yields}?draft=true`, { alias: '/yielded' });
    const taker = await begin('/yields');
    await publish(stays, '/stays');
    await publish(goes, '/gone');
    await publish(yields, '/yielded');
    expect(await stored()).toEqual(['/goes /elsewhere 301']);
    // By now, links to there mean the page that was there since.
    await takeOff(yields);
    await takeOff(taker);
    const third = await begin('/third');
    await editor.patch(`/api/page/${taker}?draft=true`, { alias: '/taken' });
    await editor.patch(`/api/page/${third}`, { alias: '/yields', _status: 'published' });
    await takeOff(third);
    await publish(taker, '/taken');
    expect(await stored()).not.toContain('/yields /taken 301');
    for (const id of [stays, goes, yields, taker, third]) await payload.delete({ collection: 'page', id });
  });
});

it('C-6 a redirect that was stored before it would be refused lets a page move', async () => {
  const data = { title: 'Moves', alias: '/moves', created: '2026-01-05T09:00:00Z', moderation: 'draft' };
  const { body } = await editor.post('/api/page', { ...data, _status: 'published' });
  await save('/stored-early', '/moves');
  await cms.query(`update redirects set "from" = '/search' where "from" = '/stored-early'`);
  await cms.query("update published.redirects set from_path = '/search' where from_path = '/stored-early'");
  const moved = await editor.patch(`/api/page/${body.doc.id}`, { alias: '/moved', _status: 'published' });
  expect([moved.status, await stored()]).toEqual([200, ['/moves /moved 301', '/search /moved 301']]);
  await payload.delete({ collection: 'page', id: body.doc.id });
});

describe('a redirect of an editor, where a page is published', () => {
  const alias = (path: string) => ({ title: 'Sale', alias: path, moderation: 'draft', _status: 'published' });
  const inTrash = async () =>
    (await editor.get('/api/redirects?trash=true&where[deletedAt][exists]=true')).body.docs;
  const restore = (id: number) => editor.patch(`/api/redirects/${id}?trash=true`, { deletedAt: null });

  it('C-6 C-13 is moved to the trash, of which the editor is told, and comes back when the page is gone', async () => {
    await save('/sale', 'https://shop.example/sale', '302');
    const { status, body, headers } = await editor.post('/api/page', alias('/sale'));
    expect([status, readReplacedRedirects(headers)]).toEqual([201, ['/sale']]);
    expect([await stored(), await published()]).toEqual([[], []]);
    const [redirect] = await inTrash();
    expect(redirect).toMatchObject({ from: '/sale', to: 'https://shop.example/sale', status: '302' });
    const refused = await restore(redirect.id);
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain('"Sale" (node');
    await editor.patch(`/api/page/${body.doc.id}`, { _status: 'draft' });
    expect((await restore(redirect.id)).status).toBe(200);
    expect(await published()).toEqual(['/sale https://shop.example/sale 302']);
    await payload.delete({ collection: 'page', id: body.doc.id });
  });

  it('C-6 is deleted if it was made by itself, because the page that it leads to has other addresses', async () => {
    const { id } = (await editor.post('/api/page', alias('/here'))).body.doc;
    await editor.patch(`/api/page/${id}`, { alias: '/there', _status: 'published' });
    expect(await stored()).toEqual(['/here /there 301']);
    const { headers } = await editor.patch(`/api/page/${id}`, { alias: '/here', _status: 'published' });
    expect([readReplacedRedirects(headers), await inTrash()]).toEqual([[], []]);
    expect(await stored()).toEqual(['/there /here 301']);
    await payload.delete({ collection: 'page', id });
  });
});

describe('what visitors do with redirects', () => {
  it('C-6 is shown in the list and in the form, and starts anew with another redirect', async () => {
    const { body } = await save('/a', '/b');
    await save('/c', '/b');
    await count('/a', 3);
    const list = (await editor.get('/api/redirects?sort=from&select[hits]=true')).body.docs;
    expect(list.map(({ hits }: { hits: number }) => hits)).toEqual([3, 0]);
    const at = `/api/redirects/${body.doc.id}`;
    expect((await editor.get(at)).body).toMatchObject({ hits: 3, lastHit: expect.stringMatching(/^20/) });
    await editor.patch(at, { hits: 99, status: '302' });
    expect((await editor.get(at)).body).toMatchObject({ hits: 3 });
    await editor.patch(at, { deletedAt: new Date().toISOString() });
    await save('/a', '/b');
    expect((await editor.get('/api/redirects?where[from][equals]=/a')).body.docs[0]).toMatchObject({
      hits: 0,
      lastHit: null,
    });
  });
});

const upload = (csv: string | Uint8Array, query = '') =>
  editor.send('POST', `/api/redirects/import${query}`, csv);
const outcomes = (body: { lines: { line: number; outcome: string }[] }) =>
  body.lines.map(({ line, outcome }) => `${line} ${outcome}`);

describe('importing redirects', () => {
  it('C-6 says first what would happen with each line, and changes nothing', async () => {
    await save('/same', '/b');
    await save('/other', '/b');
    const { status, body } = await upload(
      'from;to;status\n/new;/b;302\n/Same/;/b;301\n/other;/c\n/a-page;/b\n/new;/d\n/e;/b;307\n',
      '?dryRun=true',
    );
    expect(status).toBe(200);
    expect(outcomes(body)).toEqual([
      '2 new',
      '3 unchanged',
      '4 changed',
      '5 refused',
      '6 refused',
      '7 refused',
    ]);
    expect(body.lines[2].note).toBe('Led to /b until now (301).');
    expect(body.lines[3].reason).toContain('is published at this path');
    expect(body.lines[4].reason).toBe('Line 2 says already where /new leads.');
    expect(body.lines[5].reason).toContain('301 or 302');
    expect(body.isDone).toBe(false);
    expect(await stored()).toEqual(['/other /b 301', '/same /b 301']);
  });

  it('C-6 does all of it or nothing', async () => {
    const refused = await upload('from,to\n/a,/b\n/a-page,/b\n');
    expect(refused.body.isDone).toBe(false);
    expect(await stored()).toEqual([]);
    const done = await upload('from,to,status\n/a,/b,\n/c,https://elsewhere.example/c,302\n');
    expect(done.body.isDone).toBe(true);
    expect(await stored()).toEqual(['/a /b 301', '/c https://elsewhere.example/c 302']);
    expect(await published()).toEqual(await stored());
  });

  it('C-14 names who imported to whoever saves an older version', async () => {
    const { doc } = (await save('/a', '/b')).body;
    const colleague = await Staff.hire(payload, 'editor', 'Colleague');
    await colleague.send('POST', '/api/redirects/import', 'from,to\n/a,/c\n');
    const stale = await editor.patch(`/api/redirects/${doc.id}`, { to: '/d', updatedAt: doc.updatedAt });
    expect([stale.status, stale.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Colleague has saved it'),
    ]);
  });

  it('C-14 is newer than a save for which it has waited', async () => {
    const { doc } = (await save('/a', '/b')).body;
    const other = await databaseOf(payload).pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(1264939347, 10)');
    const imported = upload('from,to\n/a,/c\n');
    await vi.waitFor(async () => {
      const waiting = "select from pg_locks where locktype = 'advisory' and objid = 10 and not granted";
      expect(await cms.query(waiting)).toHaveLength(1);
    }, 10_000);
    const { rows } = await other.query(
      'update redirects set updated_at = clock_timestamp() returning updated_at',
    );
    await other.query('commit');
    other.release();
    expect((await imported).body.isDone).toBe(true);
    const { updatedAt } = (await editor.get(`/api/redirects/${doc.id}`)).body;
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(rows[0].updated_at.getTime());
  });

  it('C-6 validates what will be, whatever the order of the lines', async () => {
    await save('/a', '/b');
    const { body } = await upload('from,to\n/b,/c\n/a,/c\n');
    expect(outcomes(body)).toEqual(['2 new', '3 changed']);
    expect(await published()).toEqual(['/a /c 301', '/b /c 301']);
    const chain = await upload('from,to\n/d,/e\n/e,/f\n');
    expect(chain.body.lines[0].reason).toContain('/d → /e → /f');
    const circle = await upload('from,to\n/d,/e\n/e,/d\n');
    expect(circle.body.lines[1].reason).toContain('circle');
  });

  it('C-6 takes ten thousand lines at once', async () => {
    const lines = Array.from({ length: 10_000 }, (_, number) => `/old/${number},/new/${number}`);
    const { body } = await upload(`from,to\n${lines.join('\n')}\n`);
    expect(body.isDone).toBe(true);
    expect(await cms.query('select count(*)::integer from published.redirects')).toEqual([{ count: 10_000 }]);
    const again = await upload(`from,to\n${lines.join('\n')}\n`);
    expect(new Set(again.body.lines.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['unchanged']),
    );
    await cms.query('delete from redirects');
    await cms.query('delete from published.redirects');
  });

  it('C-6 explains a file that is none', async () => {
    const { status, body } = await upload('a,b\n1,2\n');
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('The first line must name the columns');
    expect((await upload('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it.each([
    ['Windows-1252', Buffer.from('from;to\r\n/stra\xdfe;/articles\r\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFfrom\tto\n/straße\t/articles\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFfrom\tto\n/straße\t/articles\n', 'utf16le').swap16()],
  ])('C-6 keeps the letters of a file in %s', async (_, csv) => {
    expect((await upload(csv)).body).toMatchObject({ isDone: true, lines: [{ from: '/straße' }] });
    expect(await published()).toEqual(['/straße /articles 301']);
  });

  it.each(['from,to\n/a,/b\n/nul\0,/b\n', 'from,to\n/a,/b\n/c,/nu\0l\n'])(
    'C-6 names the line that cannot be stored, already in the dry run: %j',
    async (csv) => {
      for (const query of ['?dryRun=true', '']) {
        const { status, body } = await upload(csv, query);
        expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Line 3 holds')]);
      }
    },
  );

  it('C-6 C-11 refuses an encoded NUL at its line, and in a form at its field', async () => {
    const { status, body } = await upload('from,to\n/a,/b\n/nul%00,/b\n');
    expect([status, outcomes(body)]).toEqual([200, ['2 new', '3 refused']]);
    const { body: refused } = await save('/nul%00', '/b');
    expect(refused.errors[0].data.errors[0].path).toBe('from');
    expect((await save('/a', '/nul%00')).status).toBe(201);
  });

  it('C-6 what was exported can be imported again', async () => {
    await save('/a', '/b?x=1,2', '302');
    await save('/straße mit leerzeichen', '/c');
    // In a file, it must not look encoded, because an import decodes.
    await save('/x%2541', '/c');
    await count('/a', 2);
    const { body } = await editor.get('/api/redirects/export');
    expect(body.replace(/^\uFEFF/, '').split('\n')[0]).toBe('from,to,status,hits,last_hit');
    expect(body).toContain('/a,"/b?x=1,2",302,2,20');
    expect(outcomes((await upload(body)).body)).toEqual(['2 unchanged', '3 unchanged', '4 unchanged']);
  });

  it('C-11 is for those who publish', async () => {
    const attempt = await author.send('POST', '/api/redirects/import', 'from,to\n/a,/b\n');
    expect(attempt.status).toBe(403);
    expect(await stored()).toEqual([]);
    const { send } = await import('../http/staff.fixture.ts');
    expect((await send('GET', '/api/redirects/export')).status).toBe(403);
    expect((await send('POST', '/api/redirects/import', 'from,to\n/a,/b\n')).status).toBe(403);
  });
});
