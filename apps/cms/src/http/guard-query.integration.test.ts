import { afterAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { startCms } from '../test-cms.ts';
import { MOST_DOCUMENTS } from './guard-query.ts';
import { Staff } from './staff.fixture.ts';

const staff = {} as Record<Role, Staff>;
const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
for (const role of ROLES) staff[role] = await Staff.hire(payload, role);

/** Pages that each refer to the previous one. */
async function makeChain(length: number): Promise<number> {
  let last: number | undefined;
  for (let each = 0; each < length; each += 1) {
    const links = last === undefined ? [] : [{ relationTo: 'page', value: last }];
    const sections = links.length > 0 ? [{ blockType: 'summary_content', heading: 'H', nodes: links }] : [];
    const title = `Chained ${each}`;
    const { body } = await staff.editor.post('/api/page?draft=true', { title, created, sections });
    last = body.doc.id;
  }
  return last as number;
}

/** How deeply documents are nested. */
const depthOf = (text: string) => text.split('"title":"Chained').length - 1;

describe.each(ROLES)('a request of an %s', (role) => {
  it.each([
    '/api/page?limit=0',
    '/api/page?limit=100000',
    '/api/page?limit[]=100000',
    '/api/page?limit=-1',
    '/api/page?limit=Infinity',
    '/api/page?pagination=false',
    '/api/page?draft=true&limit=0',
    '/api/page/versions?limit=0',
    '/api/page/versions?pagination=false&limit=100000',
    '/api/payload-preferences?limit=0',
  ])('C-11 gets so many documents at most: %s', async (address) => {
    const { status, body } = await staff[role].get(address);
    expect([status, body.errors[0].message]).toEqual([
      400,
      'An answer has 500 documents at most. Set limit, and ask for the following ones with page.',
    ]);
  });

  it('C-11 may use a filter of a few conditions', async () => {
    const by = (count: number) =>
      encodeURIComponent(JSON.stringify({ or: Array(count).fill({ title: { equals: 'x' } }) }));
    const among = (count: number) => encodeURIComponent(JSON.stringify({ id: { in: Array(count).fill(1) } }));
    const status = async (where: string) => (await staff[role].get(`/api/page?where=${where}`)).status;
    expect([await status(by(200)), await status(among(2000))]).toEqual([200, 200]);
    expect([await status(by(201)), await status(among(2001))]).toEqual([400, 400]);
    const sorted = Array.from({ length: 201 }, (_, number) => `title${number}`).join(',');
    const tooMany = await staff[role].get(`/api/page?sort=${sorted}`);
    expect(tooMany.body.errors[0].message).toBe('A request names 200 fields at most to filter and sort by.');
    const inBody = await staff[role].send('POST', '/api/page', `where=${by(5000)}`, {
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    });
    expect(inBody.status).toBe(400);
  });
});

describe('a list of the admin', () => {
  it('C-11 has so many rows at most, whatever its address says', async () => {
    const user = { ...staff.author.user, collection: 'users' as const };
    const list = { collection: 'page', user, overrideAccess: false } as const;
    for (const limit of [0, 100_000])
      expect(await payload.find({ ...list, limit })).toMatchObject({ limit: 500 });
    expect(await payload.find({ ...list, limit: 25 })).toMatchObject({ limit: 25 });
    const every = await payload.findVersions({
      ...list,
      limit: 0,
      pagination: false,
      select: { parent: true },
    });
    expect(every.limit).toBe(0);
  });
});

describe('relations', () => {
  it('C-11 are followed twice at most, whatever depth is asked for, by whom', async () => {
    const id = await makeChain(5);
    for (const role of ROLES) {
      for (const address of [`/api/page/${id}?draft=true`, `/api/page?where[id][equals]=${id}&draft=true`]) {
        const { status, body } = await staff[role].get(`${address}&depth=10`);
        expect([status, depthOf(JSON.stringify(body))]).toEqual([200, 3]);
      }
    }
  });
});

describe('many documents at once', () => {
  it('C-11 are changed and deleted up to a number', async () => {
    const { id } = staff.author.user;
    await cms.query(
      "insert into shortcuts (title, url, owner_id) select 'T', '/admin', $1 from generate_series(1, $2)",
      [id, MOST_DOCUMENTS + 1],
    );
    const everything = '/api/shortcuts?where[id][exists]=true&depth=0';
    const refusal = await staff.author.patch(everything, { title: 'Other' });
    expect([refusal.status, refusal.body.errors[0].message]).toEqual([
      400,
      'This is about 501 documents, and one request changes 500 at most. Choose fewer of them.',
    ]);
    expect((await staff.author.delete(`${everything}&limit=0`)).status).toBe(400);
    expect((await staff.author.delete('/api/shortcuts/1?depth=0')).status).toBe(200);
    expect((await staff.author.get('/api/shortcuts?limit=500')).body.docs).toHaveLength(MOST_DOCUMENTS);
    expect((await staff.author.delete(`${everything}&where[id][less_than]=5`)).body.docs).toHaveLength(3);
  });

  it('C-11 make no response of more than 16 MB', async () => {
    const { id } = staff.author.user;
    await cms.query('delete from shortcuts');
    await cms.query(
      "insert into shortcuts (title, url, owner_id) select repeat('T', 200000), '/admin', $1 from generate_series(1, 90)",
      [id],
    );
    const { status, body } = await staff.author.get('/api/shortcuts?limit=90');
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('more than 16 MB')]);
    expect((await staff.author.get('/api/shortcuts?limit=10')).status).toBe(200);
    expect((await staff.author.get('/api/shortcuts?limit=90&select[url]=true')).status).toBe(200);
  });
});
