import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const REFUSAL = 'This is the last administrator. Make somebody else administrator first.';

let ada: Staff;
let ben: Staff;

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
// Widens the window between the check of one request and the end of its transaction, so that another can be
// checked in between.
await cms.query(`
  create function take_time() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.3); return coalesce(new, old); end $$`);
await cms.query(`
  create trigger slow_update before update of role on users for each row when (new.role is distinct from old.role)
    execute function take_time()`);
await cms.query(
  'create trigger slow_deletion before delete on users for each row execute function take_time()',
);

beforeEach(async () => {
  await cms.query('delete from users');
  ada = await Staff.hire(payload, 'administrator', 'ada');
  ben = await Staff.hire(payload, 'administrator', 'ben');
});

const demote = (who: Staff, whom: Staff) => who.patch(`/api/users/${whom.user.id}`, { role: 'author' });
const remove = (who: Staff, whom: Staff) => who.delete(`/api/users/${whom.user.id}`);
const administrators = async () =>
  (await cms.query<{ name: string }>("select name from users where role = 'administrator'")).map(
    ({ name }) => name,
  );

describe('the last administrator', () => {
  beforeEach(async () => {
    expect((await demote(ada, ben)).status).toBe(200);
  });

  it('C-11 does not take the role away from himself', async () => {
    const { status, body } = await demote(ada, ada);
    expect([status, body.errors[0].data.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'role', message: REFUSAL })],
    ]);
    expect((await ada.patch(`/api/users/${ada.user.id}`, { name: 'Ada' })).status).toBe(200);
    expect(await administrators()).toEqual(['Ada']);
  });

  it('C-11 does not delete himself', async () => {
    const { status, body } = await remove(ada, ada);
    expect([status, body.errors[0].message]).toEqual([409, REFUSAL]);
    expect((await remove(ada, ben)).status).toBe(200);
    expect(await administrators()).toEqual(['ada']);
  });

  it('C-11 goes when there is another', async () => {
    await ada.patch(`/api/users/${ben.user.id}`, { role: 'administrator' });
    expect((await remove(ada, ada)).status).toBe(200);
    expect(await administrators()).toEqual(['ben']);
  });
});

describe('two administrators', () => {
  it.each([
    ['take the role from each other', () => [demote(ada, ben), demote(ben, ada)]],
    ['take the role from themselves', () => [demote(ada, ada), demote(ben, ben)]],
    ['delete each other', () => [remove(ada, ben), remove(ben, ada)]],
    ['leave, one by role and one by account', () => [demote(ada, ada), remove(ben, ben)]],
  ])('C-11 that %s at the same moment leave one', async (_what, leave) => {
    const statuses = (await Promise.all(leave())).map(({ status }) => status);
    expect(await administrators()).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('C-11 that one request would change or delete all stay', async () => {
    const both = '/api/users?where[role][equals]=administrator';
    expect((await ada.patch(both, { role: 'author' })).body.errors).toHaveLength(2);
    expect((await ada.delete(both)).body.errors).toHaveLength(2);
    expect(await administrators()).toHaveLength(2);
  });
});
