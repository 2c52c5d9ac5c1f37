import { randomUUID } from 'node:crypto';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { deleteOfAddress, deleteOlderThan, deleteSubmission, storeRetention } from './delete-submissions.ts';
import { editSubmission } from './edit-submission.ts';
import { markFailed, markSent, putBack } from './mark-submission.ts';
import { listFiles, readFile } from './read-files.ts';
import {
  countMatching,
  countOfAddress,
  countSubmissions,
  listSubmissions,
  readSubmissions,
  readSubmissionsById,
  type SubmissionFilter,
} from './read-submissions.ts';
import { replaySubmissions } from './replay-submissions.ts';
import { sampleSubmission } from './sample-submission.fixture.ts';
import { NO_ROOM, storeSubmission } from './store-submission.ts';
import type { SubmittedFile } from './submission.ts';
import { SubmissionInbox } from './submission-inbox.ts';
import { takeDueSubmissions } from './take-due-submissions.ts';

const LEASE = { limit: 100, leaseMs: 60_000 };
const DAY_MS = 86_400_000;

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const cms = openPool(urls.cmsUrl);
const inbox = new SubmissionInbox(urls.siteUrl);
afterEach(() => cms.query('truncate submissions.form_submissions cascade'));
afterAll(async () => {
  await inbox.stop();
  await cms.end();
  await server.stop();
});

async function store(overrides: Parameters<typeof sampleSubmission>[0] = {}) {
  const submission = sampleSubmission(overrides);
  await inbox.store(submission);
  return submission;
}
async function take() {
  const [taken] = await takeDueSubmissions(cms, LEASE);
  if (!taken) throw new Error('Nothing is due.');
  return taken;
}
const read = async (id: string) => (await readSubmissionsById(cms, [id]))[0];
/** Simulates the passing of time in the database. */
const makeDue = (id: string) =>
  cms.query(`update submissions.form_submissions set next_attempt_at = now() where id = $1`, [id]);
/** As if each had been stored when it was received. */
const makeOld = () => cms.query('update submissions.form_submissions set stored_at = received_at');

describe('a submission', () => {
  it('C-8 is kept as it was, by the site’s role, and waits', async () => {
    const submission = await store({ agreed: { agreement: 'You may write to me.' } });
    expect(await read(submission.id)).toMatchObject({
      ...submission,
      state: 'waiting',
      attempts: 0,
      lastError: null,
      forwardedAt: null,
    });
  });

  it('C-8 that is handed in again is there once, as it was at first', async () => {
    const submission = sampleSubmission();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => inbox.store(submission)));
    expect(outcomes.toSorted()).toEqual([...Array(19).fill('known'), 'stored']);
    expect(await inbox.store({ ...submission, fields: { name: 'Somebody else' } })).toBe('known');
    expect((await read(submission.id))?.fields).toEqual(submission.fields);
  });

  it('C-8 is not received in the future, whatever the clock of the site says', async () => {
    const { id } = await store({ receivedAt: new Date(Date.now() + DAY_MS) });
    expect((await read(id))?.receivedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });
});

describe('taking what is due', () => {
  it('C-8 gives each to one taker, and counts the attempt', async () => {
    for (let number = 0; number < 30; number += 1) await store();
    const parts = await Promise.all(
      Array.from({ length: 6 }, () => takeDueSubmissions(cms, { limit: 7, leaseMs: 60_000 })),
    );
    const ids = parts.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(30);
    expect(parts.flat().every(({ state, attempts }) => state === 'sending' && attempts === 1)).toBe(true);
    expect(await takeDueSubmissions(cms, LEASE)).toEqual([]);
  });

  it('C-8 takes again what a process left behind, once its time is over', async () => {
    const { id } = await store();
    await takeDueSubmissions(cms, { limit: 1, leaseMs: 0 });
    expect(await take()).toMatchObject({ id, attempts: 2 });
  });

  it('C-8 takes no more what was sent', async () => {
    const { id } = await store();
    await markSent(cms, await take());
    await makeDue(id);
    expect(await takeDueSubmissions(cms, LEASE)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'sent', forwardedAt: expect.any(Date) });
  });

  it('C-8 takes at once what was put back, as though it had not been taken', async () => {
    const { id } = await store();
    await putBack(cms, await take());
    expect(await read(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await take()).toMatchObject({ id, attempts: 1 });
  });
});

describe('an attempt that failed', () => {
  const failure = { error: 'It answered 500.', isFinal: false };

  it('C-8 is tried again later, with the reason kept', async () => {
    const { id } = await store();
    await markFailed(cms, await take(), failure);
    expect(await takeDueSubmissions(cms, LEASE)).toEqual([]);
    const kept = await read(id);
    expect(kept).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'It answered 500.' });
    expect(kept?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3000);
  });

  it('C-8 is tried again no sooner than the receiver asks', async () => {
    const { id } = await store();
    await markFailed(cms, await take(), { ...failure, retryAfterMs: DAY_MS });
    expect((await read(id))?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
  });

  it('C-8 that is final, or the last of many, makes it dead', async () => {
    const [first, second] = [await store(), await store()];
    await takeDueSubmissions(cms, LEASE);
    await markFailed(cms, { id: first.id, attempts: 1 }, { ...failure, isFinal: true });
    await markFailed(cms, { id: second.id, attempts: 1 }, failure, 1);
    expect([(await read(first.id))?.state, (await read(second.id))?.state]).toEqual(['dead', 'dead']);
    expect(await takeDueSubmissions(cms, LEASE)).toEqual([]);
  });

  it('C-8 changes nothing of what another process has taken over or sent', async () => {
    const { id } = await store();
    const [late] = await takeDueSubmissions(cms, { limit: 1, leaseMs: 0 });
    const mine = await take();
    if (late) await markFailed(cms, late, { ...failure, isFinal: true });
    expect(await read(id)).toMatchObject({ state: 'sending', attempts: 2 });
    await markSent(cms, mine);
    await markFailed(cms, mine, { ...failure, isFinal: true });
    expect((await read(id))?.state).toBe('sent');
  });
});

describe('sending again', () => {
  async function bury(formId: number) {
    const { id } = await store({ formId });
    await markFailed(cms, await take(), { error: 'No.', isFinal: true });
    return id;
  }

  it('C-8 begins anew with one dead submission, with those of a form, or with all', async () => {
    const [first, second, third] = [await bury(1), await bury(2), await bury(2)];
    expect(await replaySubmissions(cms, { ids: [first], state: 'dead' })).toBe(1);
    expect(await read(first)).toMatchObject({ state: 'waiting', attempts: 0, lastError: 'No.' });
    expect(await replaySubmissions(cms, { formId: 2, state: 'dead' })).toBe(2);
    const taken = await takeDueSubmissions(cms, LEASE);
    expect(taken.map(({ id }) => id).toSorted()).toEqual([first, second, third].toSorted());
    expect(await replaySubmissions(cms, {})).toBe(0);
  });

  it('C-8 waits no longer for what waits, and leaves alone what was sent', async () => {
    const { id } = await store();
    await markFailed(cms, await take(), { error: 'Away.', isFinal: false });
    expect(await replaySubmissions(cms, { state: 'dead' })).toBe(0);
    expect(await replaySubmissions(cms, {})).toBe(1);
    await markSent(cms, await take());
    expect(await replaySubmissions(cms, { ids: [id] })).toBe(0);
  });
});

describe('retention', () => {
  const received = (days: number) => ({ receivedAt: new Date(Date.now() - days * DAY_MS) });

  it('C-8 deletes what is older than its form allows, or than all may be', async () => {
    const kept = [await store(received(179)), await store({ ...received(29), formId: 2 })];
    await store(received(181));
    await store({ ...received(31), formId: 2 });
    await makeOld();
    expect(await deleteOlderThan(cms, { keepDays: 180, ofForms: new Map([[2, 30]]) })).toBe(2);
    const left = await readSubmissions(cms, {}, { limit: 10 });
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(await deleteOlderThan(cms, { keepDays: 180 })).toBe(0);
  });

  it('C-8 keeps what a deleted form promised, neither shorter nor longer', async () => {
    const kept = [await store(received(300)), await store({ ...received(29), formId: 2 })];
    await store({ ...received(31), formId: 2 });
    await storeRetention(cms, 1, 3650);
    await storeRetention(cms, 2, 30);
    await makeOld();
    expect(await deleteOlderThan(cms, { keepDays: 180 })).toBe(1);
    const left = await readSubmissions(cms, {}, { limit: 10 });
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it('C-8 keeps what was stored lately, though the clock of its site says that it is old', async () => {
    await store(received(400));
    expect(await deleteOlderThan(cms, { keepDays: 180 })).toBe(0);
    await cms.query(`update submissions.form_submissions set stored_at = stored_at - interval '169 hours'`);
    expect(await deleteOlderThan(cms, { keepDays: 180 })).toBe(1);
  });

  it('C-8 waits for what is being sent this moment', async () => {
    await store(received(400));
    await makeOld();
    const taken = await take();
    expect(await deleteOlderThan(cms, { keepDays: 180 })).toBe(0);
    await markSent(cms, taken);
    expect(await deleteOlderThan(cms, { keepDays: 180 })).toBe(1);
  });

  it('C-8 deletes a single one for somebody who asks for it', async () => {
    const { id } = await store();
    expect([await deleteSubmission(cms, id), await deleteSubmission(cms, id)]).toEqual([true, false]);
  });
});

describe('reading', () => {
  it('C-8 by form and state, newest first, and how many there are', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const old = await store({ receivedAt: at(3), formTitle: 'Former title' });
    const young = await store({ receivedAt: at(2) });
    await store({ formId: 2, formTitle: 'Other', receivedAt: at(1) });
    const ids = async (...[filter, part]: [object, { limit: number; offset?: number }]) =>
      (await readSubmissions(cms, filter, part)).map(({ id }) => id);
    expect(await ids({ formId: 1 }, { limit: 10 })).toEqual([young.id, old.id]);
    expect(await ids({ formId: 1, state: 'waiting' }, { limit: 1, offset: 1 })).toEqual([old.id]);
    expect(await ids({ state: 'dead' }, { limit: 10 })).toEqual([]);
    expect(await countSubmissions(cms)).toEqual([
      { formId: 1, formTitle: 'Ask for a walk-through', state: 'waiting', count: 2 },
      { formId: 2, formTitle: 'Other', state: 'waiting', count: 1 },
    ]);
  });

  it('C-8 all of a form, with every field that occurs', async () => {
    const first = await store({ fields: { name: 'Ada' }, receivedAt: new Date(0) });
    const second = await store({ fields: { email: 'a@b.example' } });
    const { ids, fieldNames } = await listSubmissions(cms, 1);
    expect(ids).toEqual([first.id, second.id]);
    expect(fieldNames).toEqual(['email', 'name']);
    expect((await readSubmissionsById(cms, [...ids, first.id])).map(({ id }) => id)).toEqual(ids);
  });
});

it('C-8 the site hears of a database that is away, and goes on when it is back', async () => {
  const unreachable = new URL(urls.siteUrl);
  unreachable.port = '1';
  const away = new SubmissionInbox(unreachable.href);
  await expect(away.store(sampleSubmission())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await away.stop();
  const admin = openPool(server.adminUrl);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'keelstone submissions'`);
  await admin.end();
  expect(await storeSubmission(cms, sampleSubmission())).toBe('stored');
  // Each connection that was lost without the pool's knowledge fails once; the next one is new.
  await vi.waitFor(async () => expect(await inbox.store(sampleSubmission())).toBe('stored'));
});

describe('files of a submission', () => {
  const file = (name: string, content: string): SubmittedFile => ({
    field: 'papers',
    name,
    mime: 'application/pdf',
    scan: 'clean',
    content: Buffer.from(content).toString('base64'),
  });
  const files = [file('Größe.pdf', '%PDF-1'), { ...file('b.pdf', '\0b'), scan: 'not_scanned' as const }];
  const count = async () =>
    Number((await cms.query('select count(*) from submissions.form_files')).rows[0]?.count);

  it('C-8 are stored with it by the site’s role, once, and read by the CMS', async () => {
    const agreed = { agreement: 'You may write to me.' };
    const { id } = await store({ files, agreed });
    expect((await read(id))?.agreed).toEqual(agreed);
    expect(await inbox.store(sampleSubmission({ id, files }))).toBe('known');
    expect([...(await listFiles(cms, [id, randomUUID()]))]).toEqual([
      [
        id,
        [
          {
            position: 0,
            field: 'papers',
            name: 'Größe.pdf',
            mime: 'application/pdf',
            scan: 'clean',
            bytes: 6,
          },
          {
            position: 1,
            field: 'papers',
            name: 'b.pdf',
            mime: 'application/pdf',
            scan: 'not_scanned',
            bytes: 2,
          },
        ],
      ],
    ]);
    expect(await readFile(cms, id, 1)).toEqual({ name: 'b.pdf', content: Buffer.from('\0b') });
    expect(await readFile(cms, id, 2)).toBeNull();
    expect(await count()).toBe(2);
  });

  it('C-8 are deleted with it, however it is deleted', async () => {
    const { id } = await store({ files });
    await store({ files, fields: { email: 'ada@example.org' } });
    await store({ files, receivedAt: new Date(0) });
    expect(await count()).toBe(6);
    await deleteSubmission(cms, id);
    expect(await count()).toBe(4);
    await deleteOfAddress(cms, 'ada@example.org');
    expect(await count()).toBe(2);
    await makeOld();
    await deleteOlderThan(cms, { keepDays: 7 });
    expect(await count()).toBe(0);
  });

  it('C-8 have a limit together, above which nothing of a submission is stored, unless it was acknowledged', async () => {
    await inbox.store(sampleSubmission({ files }), 8);
    const more = sampleSubmission({ files });
    await expect(inbox.store(more, 15)).rejects.toMatchObject({ code: NO_ROOM });
    expect(await read(more.id)).toBeUndefined();
    expect(await inbox.store(sampleSubmission(), 1)).toBe('stored');
    expect(await inbox.store(more)).toBe('stored');
    expect(await count()).toBe(4);
  });
});

describe('the desk of submissions', () => {
  const idsOf = async (filter: SubmissionFilter) => {
    const found = await readSubmissions(cms, filter, { limit: 100 });
    expect(await countMatching(cms, filter)).toBe(found.length);
    return found.map(({ id }) => id).toSorted();
  };
  const sorted = (...submissions: { id: string }[]) => submissions.map(({ id }) => id).toSorted();

  it('C-8 finds words anywhere in what was entered, and reads no character as a pattern', async () => {
    const ada = await store({
      fields: { name: 'Ada Lovelace', topics: ['Claims', 'Risk'], discount: '50%_\\' },
    });
    const alan = await store({ fields: { name: 'Alan', ada: 'no', topics: ['Risk'], discount: '50' } });
    expect(await idsOf({ text: 'risk  lovelace' })).toEqual(sorted(ada));
    expect(await idsOf({ text: 'RISK' })).toEqual(sorted(ada, alan));
    expect(await idsOf({ text: '50%_\\' })).toEqual(sorted(ada));
    expect(await idsOf({ text: '%' })).toEqual(sorted(ada));
    // The names of fields are the form's, and nothing that somebody entered.
    expect(await idsOf({ text: 'discount' })).toEqual([]);
    expect(await idsOf({ text: ' ' })).toEqual(sorted(ada, alan));
  });

  it('C-8 has an open end for each member of staff, one for nobody’s, and one for what is done', async () => {
    const [mine, others, nobodys, done] = [await store(), await store(), await store(), await store()];
    await editSubmission(cms, mine.id, { assigneeId: 3 });
    await editSubmission(cms, others.id, { assigneeId: 4 });
    await editSubmission(cms, done.id, { assigneeId: 3, isDone: true });
    expect(await idsOf({ desk: 3 })).toEqual(sorted(mine));
    expect(await idsOf({ desk: 'nobody' })).toEqual(sorted(nobodys));
    expect(await idsOf({ desk: 'done' })).toEqual(sorted(done));
    expect(await idsOf({})).toEqual(sorted(mine, others, nobodys, done));
    const first = (await read(done.id))?.doneAt;
    await editSubmission(cms, done.id, { isDone: true });
    expect(await read(done.id)).toMatchObject({ doneAt: first, assigneeId: 3 });
    await editSubmission(cms, done.id, { isDone: false, assigneeId: null });
    expect(await idsOf({ desk: 'nobody' })).toEqual(sorted(nobodys, done));
    expect(await editSubmission(cms, randomUUID(), { isDone: true })).toBe(false);
  });

  it('C-8 keeps spam apart, and neither sends nor repeats it until it is none', async () => {
    const spam = await store();
    await editSubmission(cms, spam.id, { isSpam: true });
    expect(await takeDueSubmissions(cms, LEASE)).toEqual([]);
    expect(await replaySubmissions(cms, {})).toBe(0);
    expect([await idsOf({}), await idsOf({ state: 'waiting' }), await idsOf({ state: 'spam' })]).toEqual([
      [],
      [],
      [spam.id],
    ]);
    expect(await countSubmissions(cms)).toMatchObject([{ state: 'spam', count: 1 }]);
    await editSubmission(cms, spam.id, { isSpam: false });
    expect((await take()).id).toBe(spam.id);
  });

  it('C-8 deletes everything that was sent with an address, in any field, and nothing of a similar one', async () => {
    await store({ fields: { email: ' Ada@Example.org' } });
    const { id } = await store({ fields: { name: 'x', work: 'ada@example.org' } });
    await editSubmission(cms, id, { isSpam: true });
    const kept = await store({ fields: { email: 'bada@example.org', text: 'I am ada@example.org' } });
    expect(await countOfAddress(cms, 'ada@example.org ')).toBe(2);
    expect(await deleteOfAddress(cms, 'ADA@example.org')).toBe(2);
    expect(await idsOf({})).toEqual(sorted(kept));
  });
});
