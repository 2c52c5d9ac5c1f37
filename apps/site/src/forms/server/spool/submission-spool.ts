import { mkdir } from 'node:fs/promises';
import type { Submission } from '@keelstone/outbox';
import { isStillOpen, openSegment, type Segment } from './segment.ts';

/** A file is read whole when the database is back. */
const LARGEST_SEGMENT = 8 * 1024 * 1024;
/** Another process may take the file away while we write: they look every second, so hardly twice in a row. */
const MOST_ATTEMPTS = 10;

/** Thrown when the disk does not keep a submission: it must not be acknowledged. */
export class SpoolFailedError extends Error {
  /** Such as `ENOSPC`. */
  readonly code: string;

  constructor(directory: string, cause: unknown) {
    const code = String((cause as { code?: unknown } | null)?.code ?? 'unknown');
    super(
      `What a visitor sent could not be written to ${directory} (${code}), and the database does not take it either: ` +
        'the visitor was told so. Make room there, or mend the database.',
    );
    this.name = 'SpoolFailedError';
    this.code = code;
  }
}

type Waiting = { line: string; resolve(): void; reject(error: unknown): void };

/**
 * Keeps submissions on disk while the database takes none. Several processes may share a directory: each appends to
 * files of its own. What waits while a write is under way goes with the next one, so that one fsync serves many.
 */
export class SubmissionSpool {
  readonly #directory: string;
  readonly #open: typeof openSegment;
  #segment: Segment | null = null;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** @param open makes a file; tests give one on a full disk */
  constructor(directory: string, open = openSegment) {
    this.#directory = directory;
    this.#open = open;
  }

  /**
   * Appends a submission. Once this resolves it outlasts the end of the process and a power cut.
   *
   * @throws SpoolFailedError when it is not certain that it does
   */
  append(submission: Submission): Promise<void> {
    const line = `${JSON.stringify(submission)}\n`;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Waits for what is being written, and closes the file. */
  async stop(): Promise<void> {
    await this.#writing;
    await this.#letGo();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#writeDurably(Buffer.from(batch.map(({ line }) => line).join('')));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failure = new SpoolFailedError(this.#directory, error);
        for (const { reject } of batch) reject(failure);
      }
    }
    // In the same turn as the last look: what comes now begins the next writing.
    this.#writing = null;
  }

  async #writeDurably(lines: Buffer): Promise<void> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const segment = await this.#current();
      await this.#writeTo(segment, lines);
      // Whoever renames the file from now on reads these lines. Who did before may have read too early.
      if (await isStillOpen(segment)) return;
      await this.#letGo();
    }
    throw new Error('The file was taken away each time.');
  }

  async #current(): Promise<Segment> {
    const known = this.#segment;
    if (known && known.length < LARGEST_SEGMENT && (await isStillOpen(known))) return known;
    await this.#letGo();
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    this.#segment = await this.#open(this.#directory);
    return this.#segment;
  }

  async #writeTo(segment: Segment, lines: Buffer): Promise<void> {
    try {
      await segment.handle.appendFile(lines);
      await segment.handle.datasync();
      segment.length += lines.length;
    } catch (error) {
      // What is there by half is taken back, and the file left: nobody knows what it holds after a failed fsync.
      await segment.handle.truncate(segment.length).catch(() => {});
      await this.#letGo();
      throw error;
    }
  }

  async #letGo(): Promise<void> {
    const segment = this.#segment;
    this.#segment = null;
    // Nothing is lost with a close that fails: what counts was synced.
    await segment?.handle.close().catch(() => {});
  }
}
