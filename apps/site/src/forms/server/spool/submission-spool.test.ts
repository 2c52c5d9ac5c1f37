import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Submission } from '@keelstone/outbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SpoolCounter } from './count-spool.ts';
import { drainSpool } from './drain-spool.ts';
import { sampleSubmission } from './sample-submission.fixture.ts';
import { openSegment, type Segment } from './segment.ts';
import { SpoolFailedError, SubmissionSpool } from './submission-spool.ts';

let directory: string;
let spool: SubmissionSpool;
/** What the database contains. */
let stored: Submission[];
let refusal: Error | null;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'keelstone-spool-')), 'submissions');
  spool = new SubmissionSpool(directory);
  stored = [];
  refusal = null;
});
afterEach(async () => {
  await spool.stop();
  await rm(join(directory, '..'), { recursive: true, force: true });
});

const drain = (check: (submission: Submission) => void = () => {}) =>
  drainSpool({
    directory,
    store: async (submission) => {
      if (refusal) throw refusal;
      check(submission);
      stored.push(submission);
    },
    isRefusal: (error) => (error as { code?: string }).code === '23514',
  });
const files = () => readdir(directory).catch(() => []);
const done = (stored: number, refused = 0) => ({ stored, refused, errors: [] });
const ids = (submissions: readonly Submission[]) => submissions.map(({ id }) => id).toSorted();

describe('the spool', () => {
  it('C-8 keeps submissions until the database takes them, as they were', async () => {
    const submission = sampleSubmission({
      fields: { name: 'A\nda ü 👷', topics: ['a'], people: 3, agreement: true },
    });
    await spool.append(submission);
    expect(await drain()).toEqual(done(1));
    expect(stored).toEqual([submission]);
    expect(await files()).toEqual([]);
  });

  it('C-8 has them on disk before it says so, for this account only', async () => {
    const submission = sampleSubmission();
    await spool.append(submission);
    const [name = ''] = await files();
    expect(await readFile(join(directory, name), 'utf8')).toContain(submission.id);
    expect((await stat(join(directory, name))).mode & 0o077).toBe(0);
    expect((await stat(directory)).mode & 0o077).toBe(0);
  });

  it('C-8 keeps all of many at once', async () => {
    const many = Array.from({ length: 500 }, () => sampleSubmission());
    await Promise.all(many.map((submission) => spool.append(submission)));
    expect(await files()).toHaveLength(1);
    await drain();
    expect(ids(stored)).toEqual(ids(many));
  });

  it('C-8 loses none while the files are taken away over and over, by several processes', async () => {
    const others = [spool, new SubmissionSpool(directory), new SubmissionSpool(directory)];
    const many = Array.from({ length: 300 }, () => sampleSubmission());
    const appended = others.map(() => 0);
    let isWriting = true;
    const draining = (async () => {
      while (isWriting) {
        const before = [...appended];
        await Promise.all([drain(), drain()]);
        await pause(Math.random() * 10);
        // In reality a second passes: whoever writes gets through once between two attempts, however slow the disk is.
        const hasStarved = () => isWriting && appended.some((count, process) => count === before[process]);
        while (hasStarved()) await pause(1);
      }
    })();
    const writing = others.map(async (each, process) => {
      for (let number = process; number < many.length; number += others.length) {
        await each.append(many[number] as Submission);
        appended[process] = (appended[process] ?? 0) + 1;
      }
      appended[process] = Number.NaN;
    });
    const outcomes = await Promise.allSettled(writing);
    isWriting = false;
    await draining;
    await drain();
    expect(outcomes.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'));
    expect([...new Set(ids(stored))]).toEqual(ids(many));
    await Promise.all(others.map((each) => each.stop()));
  });

  it('C-8 keeps what waits while the database is away, and what a process left behind that was killed', async () => {
    const [first, second] = [sampleSubmission(), sampleSubmission()];
    await spool.append(first);
    refusal = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    await expect(drain()).rejects.toThrow('away');
    await spool.append(second);
    refusal = null;
    expect(await drain()).toEqual(done(2));
    expect(ids(stored)).toEqual(ids([first, second]));
  });

  it('C-8 passes over a line that was being written when its process ended: it was never acknowledged', async () => {
    await mkdir(directory, { recursive: true });
    const whole = sampleSubmission();
    await writeFile(join(directory, '1-abc.open.jsonl'), `${JSON.stringify(whole)}\n{"id":"torn`);
    expect(await drain()).toEqual(done(1));
    expect(ids(stored)).toEqual([whole.id]);
  });

  it('C-8 sets aside what the database will never take, and goes on', async () => {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, '1-abc.open.jsonl'), 'not a submission\n');
    await spool.append(sampleSubmission());
    refusal = Object.assign(new Error('check'), { code: '23514' });
    expect(await drain()).toEqual(done(0, 2));
    expect(await files()).toEqual(['refused.jsonl']);
    expect((await readFile(join(directory, 'refused.jsonl'), 'utf8')).split('\n')).toHaveLength(3);
    expect((await stat(join(directory, 'refused.jsonl'))).mode & 0o077).toBe(0);
  });

  it('C-8 has nothing to do where nothing was ever kept', async () => {
    expect(await drain()).toEqual(done(0));
  });
});

describe('what cannot be handed in', () => {
  /** Lines that `readLines` must recognise as unreadable; each is surrounded by acknowledged submissions. */
  const UNREADABLE: [name: string, line: Buffer][] = [
    ['garbage', Buffer.from('not a submission')],
    ['half a line, gone on with by another', Buffer.from('{"id":"a","fields":{"na{"id":"b"}')],
    ['NUL bytes', Buffer.alloc(512)],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a number', Buffer.from('5')],
    ['nothing', Buffer.from('null')],
    ['a line of an older version', Buffer.from('{"id":"1","form":"Ask","fields":{}}')],
    ['a time that is none', Buffer.from(JSON.stringify({ ...sampleSubmission(), receivedAt: 'soon' }))],
  ];

  it.each(UNREADABLE)('C-8 %s is set aside as it is, and what is behind it goes on', async (_, line) => {
    await mkdir(directory, { recursive: true });
    const [first, second] = [sampleSubmission(), sampleSubmission()];
    const newline = Buffer.from('\n');
    const lines = [Buffer.from(JSON.stringify(first)), line, Buffer.from(JSON.stringify(second))];
    await writeFile(
      join(directory, '1-abc.open.jsonl'),
      Buffer.concat(lines.flatMap((each) => [each, newline])),
    );
    const third = sampleSubmission();
    await spool.append(third);
    // Simulates the database driver, which throws for an invalid date.
    expect(await drain((submission) => void submission.receivedAt.toISOString())).toEqual(done(3, 1));
    expect(ids(stored)).toEqual(ids([first, second, third]));
    expect(await readFile(join(directory, 'refused.jsonl'))).toEqual(Buffer.concat([line, newline]));
    expect(await files()).toEqual(['refused.jsonl']);
  });

  it('C-8 is added to what was set aside before', async () => {
    await mkdir(directory, { recursive: true });
    for (const line of ['first', 'second']) {
      await writeFile(join(directory, '1-abc.open.jsonl'), `${line}\n`);
      expect(await drain()).toEqual(done(0, 1));
    }
    expect(await readFile(join(directory, 'refused.jsonl'), 'utf8')).toBe('first\nsecond\n');
  });

  it('C-8 is a line of its own behind one that a full disk cut off', async () => {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'refused.jsonl'), 'first\nsec');
    await writeFile(join(directory, '1-abc.open.jsonl'), 'second\n');
    expect(await drain()).toEqual(done(0, 1));
    expect(await readFile(join(directory, 'refused.jsonl'), 'utf8')).toBe('first\nsec\nsecond\n');
  });

  it('C-8 a file that cannot be read stays, is named, and holds back no other', async () => {
    await mkdir(join(directory, '1-abc.open.jsonl'), { recursive: true });
    const submission = sampleSubmission();
    await spool.append(submission);
    const errors = [{ file: '1-abc.open.jsonl', code: 'EISDIR' }];
    expect(await drain()).toEqual({ stored: 1, refused: 0, errors });
    expect(ids(stored)).toEqual([submission.id]);
    expect(await files()).toEqual(['1-abc.taken.jsonl']);
  });

  it('C-8 a place for it that cannot be written keeps the file, and holds back no other', async () => {
    await mkdir(join(directory, 'refused.jsonl'), { recursive: true });
    await writeFile(join(directory, '1-abc.open.jsonl'), 'not a submission\n');
    const submission = sampleSubmission();
    await spool.append(submission);
    expect(await drain()).toMatchObject({ stored: 1, refused: 0, errors: [{ code: 'EISDIR' }] });
    expect(ids(stored)).toEqual([submission.id]);
    expect(await readFile(join(directory, '1-abc.taken.jsonl'), 'utf8')).toBe('not a submission\n');
  });
});

describe('what lies in the spool', () => {
  it('C-8 is counted, whole lines only, with what was set aside apart', async () => {
    const counter = new SpoolCounter(directory);
    expect(await counter.count()).toEqual({ waiting: 0, setAside: 0 });
    for (const each of [1, 2, 3]) await spool.append(sampleSubmission({ formId: each }));
    await writeFile(join(directory, '1-abc.taken.jsonl'), 'one\ntwo\ntorn');
    await writeFile(join(directory, 'refused.jsonl'), 'never\n');
    expect(await counter.count()).toEqual({ waiting: 5, setAside: 1 });
    await spool.append(sampleSubmission());
    await rm(join(directory, '1-abc.taken.jsonl'));
    await mkdir(join(directory, '2-abc.taken.jsonl'));
    expect(await counter.count()).toEqual({ waiting: 4, setAside: 2 });
  });
});

describe('a disk that does not keep', () => {
  /** Linux's device that simulates a full disk. */
  const onFullDisk = async (): Promise<Segment> => ({
    path: '/dev/full',
    handle: await open('/dev/full', 'a'),
    length: 0,
  });

  it.runIf(process.platform === 'linux')('C-8 is said to be full', async () => {
    const full = new SubmissionSpool(directory, onFullDisk);
    await expect(full.append(sampleSubmission())).rejects.toMatchObject({
      name: 'SpoolFailedError',
      code: 'ENOSPC',
    });
    await full.stop();
  });

  it('C-8 that cannot be written to is said to be so', async () => {
    await writeFile(directory, 'a file');
    await expect(spool.append(sampleSubmission())).rejects.toThrow(SpoolFailedError);
  });

  it('C-8 takes back what it wrote by half, and keeps what comes later', async () => {
    let isFull = true;
    const halfway = async (place: string): Promise<Segment> => {
      const segment = await openSegment(place);
      if (!isFull) return segment;
      const { handle } = segment;
      const write = handle.appendFile.bind(handle);
      handle.appendFile = async (data) => {
        await write((data as Buffer).subarray(0, 20));
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      };
      return segment;
    };
    const small = new SubmissionSpool(directory, halfway);
    const [lost, kept] = [sampleSubmission(), sampleSubmission()];
    await expect(small.append(lost)).rejects.toMatchObject({ code: 'ENOSPC' });
    isFull = false;
    await small.append(kept);
    await small.stop();
    expect(await drain()).toEqual(done(1));
    expect(ids(stored)).toEqual([kept.id]);
  });
});
