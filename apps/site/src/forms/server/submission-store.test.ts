import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_ROOM, type Submission } from '@keelstone/outbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSubmission } from './spool/sample-submission.fixture.ts';
import { SubmissionSpool } from './spool/submission-spool.ts';
import { NoRoomError, NotStoredError, SubmissionStore } from './submission-store.ts';

const PATIENCE = { timeout: 15_000 };

const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
const refused = Object.assign(new Error('Failing row contains (Ada)'), { code: '23514', detail: '(Ada)' });

let root: string;
let directory: string;
let stored: Set<string>;
let handedIn: Submission[];
let error: Error | null;
/** The error code with which the database rejects a submission, if it does. */
let refuse: (submission: Submission) => string | undefined;
let said: string[];
let store: SubmissionStore;

const inbox = {
  store: async (submission: Submission) => {
    if (error) throw error;
    const code = refuse(submission);
    if (code) throw Object.assign(new Error('refused'), { code });
    stored.add(submission.id);
    handedIn.push(submission);
  },
  stop: async () => {},
};
const say = (details: object, message: string) => void said.push(JSON.stringify(details) + message);
const openStore = () =>
  new SubmissionStore({
    inbox,
    spool: new SubmissionSpool(directory),
    directory,
    logger: { info: say, warn: say, error: say },
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keelstone-submissions-'));
  directory = join(root, 'submissions');
  stored = new Set();
  handedIn = [];
  error = null;
  refuse = () => undefined;
  said = [];
  store = openStore();
});
afterEach(async () => {
  await store.stop();
  await rm(root, { recursive: true, force: true });
});

describe('keeping what visitors send', () => {
  it('C-8 R-5 says at the start that nothing could wait on disk', async () => {
    store.start();
    await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]), PATIENCE);
    expect(said).toEqual([]);
    await store.stop();
    // Also for root, who may write to any folder.
    await writeFile(join(root, 'file'), '');
    directory = join(root, 'file', 'submissions');
    store = openStore();
    store.start();
    const sentence = expect.stringContaining(
      `SUBMISSIONS_DIR, ${directory}, could not be made, or cannot be`,
    );
    await vi.waitFor(() => expect(said).toContainEqual(sentence), PATIENCE);
  });

  const files = [
    { field: 'f', name: 'a.pdf', mime: 'application/pdf', scan: 'clean' as const, content: 'JVBERg==' },
  ];

  it('C-8 keeps files on disk with it, also beyond a restart', async () => {
    error = away;
    const submission = sampleSubmission({ files });
    await store.store(submission);
    await store.stop();
    error = null;
    store = openStore();
    store.start();
    await vi.waitFor(() => expect(handedIn).toMatchObject([{ id: submission.id, files }]), PATIENCE);
  });

  it('C-8 refuses files that have no room in the database, and does not keep them on disk instead', async () => {
    refuse = ({ files: sent }) => (sent ? NO_ROOM : undefined);
    await expect(store.store(sampleSubmission({ files }))).rejects.toThrow(NoRoomError);
    await store.store(sampleSubmission());
    await expect(readdir(directory)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('C-8 refuses files while too much waits on disk, and keeps what is typed', async () => {
    error = away;
    await mkdir(directory);
    await writeFile(join(directory, 'large.open.jsonl'), '');
    await truncate(join(directory, 'large.open.jsonl'), 256 * 1024 * 1024);
    await expect(store.store(sampleSubmission({ files }))).rejects.toThrow(NoRoomError);
    await store.store(sampleSubmission());
    expect(store.onDisk.waiting).toBe(1);
  });

  it('C-8 is done by the database, and then there is nothing on disk', async () => {
    const submission = sampleSubmission();
    await store.store(submission);
    expect([...stored]).toEqual([submission.id]);
    expect(said).toEqual([]);
  });

  it('C-8 is done on disk while the database is away, and handed in when it is back', async () => {
    error = away;
    store.start();
    const submission = sampleSubmission();
    await store.store(submission);
    expect(stored.size).toBe(0);
    error = null;
    await vi.waitFor(() => expect([...stored]).toEqual([submission.id]), PATIENCE);
  });

  it('C-8 outlasts the process: the next one hands in what waited', async () => {
    error = away;
    const submission = sampleSubmission();
    await store.store(submission);
    await store.stop();
    error = null;
    store = openStore();
    store.start();
    await vi.waitFor(() => expect([...stored]).toEqual([submission.id]), PATIENCE);
  });

  it('C-8 is never claimed where neither keeps it', async () => {
    error = away;
    await writeFile(directory, 'no directory');
    await expect(store.store(sampleSubmission())).rejects.toThrow(NotStoredError);
  });

  it('C-8 is not claimed for what the database will never take', async () => {
    error = refused;
    await expect(store.store(sampleSubmission())).rejects.toThrow(NotStoredError);
  });

  it('C-8 goes on behind what cannot be read or is refused for good, and says how many wait and how many lie aside', async () => {
    error = away;
    await store.store(sampleSubmission());
    expect(store.onDisk).toEqual({ waiting: 1, setAside: 0 });
    await writeFile(join(directory, '1-abc.open.jsonl'), '5\n');
    store.start();
    await vi.waitFor(() => expect(store.onDisk).toEqual({ waiting: 1, setAside: 1 }), PATIENCE);
    const [tooMuch, last] = [sampleSubmission(), sampleSubmission()];
    for (const submission of [tooMuch, last]) await store.store(submission);
    refuse = ({ id }) => (id === tooMuch.id ? '54000' : undefined);
    error = null;
    await vi.waitFor(() => expect(store.onDisk).toEqual({ waiting: 0, setAside: 2 }), PATIENCE);
    expect([...stored]).toContain(last.id);
    expect(stored.size).toBe(2);
    expect(said.join()).toContain('refused.jsonl');
  });

  it('C-8 tells the log nothing of a visitor', async () => {
    const submission = sampleSubmission({ fields: { name: 'Ada Lovelace', email: 'ada@example.org' } });
    for (const each of [away, refused]) {
      error = each;
      await store.store(submission).catch(() => {});
    }
    expect(said.join()).toContain(submission.id);
    expect(said.join()).not.toMatch(/Ada|ada@/);
  });
});
