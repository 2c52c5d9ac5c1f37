import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor', 'Edda');
await cms.query(
  `create function refuse() returns trigger language plpgsql as
   $$ begin raise exception 'at the very end'; end $$`,
);

const labels = async () =>
  (await cms.query<{ label: string }>('select label from tags_locales')).map(({ label }) => label);

describe('a save whose commit fails', () => {
  it('C-9 is not told to have succeeded, and leaves nothing', async () => {
    await cms.query(
      `create constraint trigger refuse after insert on tags deferrable initially deferred
       for each row execute function refuse()`,
    );
    const refused = await editor.post('/api/tags', { label: 'Harbour' });
    await cms.query('drop trigger refuse on tags');
    expect(refused).toMatchObject({
      status: 503,
      body: { errors: [{ message: expect.stringMatching(/^Nothing was saved.*Try again/) }] },
    });
    expect(await labels()).toEqual([]);
  });

  it('C-9 can be done again', async () => {
    expect((await editor.post('/api/tags', { label: 'Harbour' })).status).toBe(201);
    expect(await labels()).toEqual(['Harbour']);
  });

  it('C-9 is not told to have succeeded when a statement before it failed and nobody said so', async () => {
    const { payload } = cms;
    const { transactionOf } = await import('./transaction.ts');
    const id = await payload.db.beginTransaction();
    const req = { payload, transactionID: id } as never;
    await payload.create({ collection: 'tags', data: { label: 'Lost' }, req });
    const transaction = await transactionOf(req);
    await transaction.query('select 1 / 0').catch(() => {
      // Like code that can continue when a query fails.
    });
    await expect(payload.db.commitTransaction(id as string)).rejects.toThrow('Nothing was saved');
    expect(await labels()).toEqual(['Harbour']);
  });

  it('C-9 that wrote nothing, or is over, ends in peace', async () => {
    const id = (await cms.payload.db.beginTransaction()) as string;
    await cms.payload.db.commitTransaction(id);
    await cms.payload.db.commitTransaction(id);
  });
});
