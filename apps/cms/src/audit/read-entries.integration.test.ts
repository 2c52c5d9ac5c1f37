import type { PayloadRequest } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { readerOf } from '../database/transaction.ts';
import { startCms } from '../test-cms.ts';
import { type EntryFilter, readEntries, readPeople } from './read-entries.ts';

const cms = await startCms();
afterAll(() => cms.stop());
await cms.query('alter table audit.entries disable trigger user');
await cms.query(
  `insert into audit.entries (at, action, channel, actor_id, actor_name, collection, document_id, title) values
     ('2026-11-20T23:59:59Z', 'publish', 'admin', 1, 'Ada', 'page', 7, 'One'),
     ('2026-11-21T00:00:00Z', 'publish', 'admin', 2, 'Ben', 'page', 8, 'Two'),
     ('2026-11-21T12:00:00Z', 'log_in_failed', 'admin', null, null, 'users', 1, 'Ada'),
     ('2026-11-22T00:00:00Z', 'delete', 'api', 1, 'Ada Lovelace', 'page', 7, 'One')`,
);

const executor = () => readerOf({ payload: cms.payload } as PayloadRequest);
async function read(filter: EntryFilter, limit = 10) {
  const { entries, next } = await readEntries(await executor(), filter, limit);
  return { told: entries.map(({ action, title }) => `${action} ${title}`), next };
}

describe('reading the audit trail', () => {
  it('C-11 gives the newest first', async () => {
    const { told } = await read({});
    expect(told).toEqual(['delete One', 'log_in_failed Ada', 'publish Two', 'publish One']);
  });

  it('C-11 of a person gives what they did, and what was tried with their account', async () => {
    expect((await read({ person: 1 })).told).toEqual(['delete One', 'log_in_failed Ada', 'publish One']);
  });

  it('C-11 of an action and of a day, which begins and ends at midnight UTC', async () => {
    expect((await read({ action: 'publish' })).told).toEqual(['publish Two', 'publish One']);
    expect((await read({ day: '2026-11-21' })).told).toEqual(['log_in_failed Ada', 'publish Two']);
    expect((await read({ day: '2026-11-21', action: 'publish', person: 1 })).told).toEqual([]);
  });

  it('C-11 goes on where a page ended, and ends', async () => {
    const first = await read({}, 3);
    const second = await read({ before: first.next ?? undefined }, 3);
    expect([first.told.length, second]).toEqual([3, { told: ['publish One'], next: null }]);
  });

  it('C-11 names everybody once, as they were called last', async () => {
    expect(await readPeople(await executor())).toEqual([
      { id: 1, name: 'Ada Lovelace' },
      { id: 2, name: 'Ben' },
    ]);
  });
});
