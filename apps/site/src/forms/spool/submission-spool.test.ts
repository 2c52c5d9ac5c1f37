import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Submission } from '@keelstone/content-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drainSpool } from './drain-spool.ts';
import { sampleSubmission } from './sample-submission.fixture.ts';
import { openSegment, type Segment } from './segment.ts';
import { SpoolFailedError, SubmissionSpool } from './submission-spool.ts';

let directory: string;
let spool: SubmissionSpool;
/** What the database has. */
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

const drain = () =>
  drainSpool({
    directory,
    store: async (submission) => {
      if (refusal) throw refusal;
      stored.push(submission);
    },
    isRefusal: (error) => (error as { code?: string }).code === '23514',
  });
const files = () => readdir(directory).catch(() => []);
const ids = (submissions: readonly Submission[]) => submissions.map(({ id }) => id).toSorted();

describe('the spool', () => {
  it('C-8 keeps submissions until the database takes them, as they were', async () => {
    const submission = sampleSubmission({
      fields: { name: 'A\nda ü 👷', topics: ['a'], people: 3, agreement: true },
    });
    await spool.append(submission);
    expect(await drain()).toEqual({ stored: 1, refused: 0 });
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
    let isWriting = true;
    const draining = (async () => {
      while (isWriting) {
        await Promise.all([drain(), drain()]);
        await pause(Math.random() * 10);
      }
    })();
    const writing = others.map(async (each, process) => {
      for (let number = process; number < many.length; number += others.length) {
        await each.append(many[number] as Submission);
      }
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
    expect(await drain()).toEqual({ stored: 2, refused: 0 });
    expect(ids(stored)).toEqual(ids([first, second]));
  });

  it('C-8 passes over a line that was being written when its process ended: it was never acknowledged', async () => {
    await mkdir(directory, { recursive: true });
    const whole = sampleSubmission();
    await writeFile(join(directory, '1-abc.open.jsonl'), `${JSON.stringify(whole)}\n{"id":"torn`);
    expect(await drain()).toEqual({ stored: 1, refused: 0 });
    expect(ids(stored)).toEqual([whole.id]);
  });

  it('C-8 sets aside what the database will never take, and goes on', async () => {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, '1-abc.open.jsonl'), 'not a submission\n');
    await spool.append(sampleSubmission());
    refusal = Object.assign(new Error('check'), { code: '23514' });
    expect(await drain()).toEqual({ stored: 0, refused: 2 });
    expect(await files()).toEqual(['refused.jsonl']);
    expect((await readFile(join(directory, 'refused.jsonl'), 'utf8')).split('\n')).toHaveLength(3);
    expect((await stat(join(directory, 'refused.jsonl'))).mode & 0o077).toBe(0);
  });

  it('C-8 has nothing to do where nothing was ever kept', async () => {
    expect(await drain()).toEqual({ stored: 0, refused: 0 });
  });
});

describe('a disk that does not keep', () => {
  /** Linux's own full disk. */
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
    expect(await drain()).toEqual({ stored: 1, refused: 0 });
    expect(ids(stored)).toEqual([kept.id]);
  });
});
