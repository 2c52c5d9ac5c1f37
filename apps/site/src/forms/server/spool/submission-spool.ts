import { access, constants, mkdir } from 'node:fs/promises';
import type { Submission } from '@keelstone/outbox';
import { isStillOpen, openSegment, type Segment } from './segment.ts';

/** Limited, because a file is read into memory as a whole. */
const LARGEST_SEGMENT = 8 * 1024 * 1024;
/**
 * Another process may take over the file while we write: this happens at most every second, so hardly ever twice
 * in a row.
 */
const MOST_ATTEMPTS = 10;

/** Thrown if a submission could not be written to disk: it must not be acknowledged. */
export class SpoolFailedError extends Error {
  /** Such as `ENOSPC`. */
  readonly code: string;

  constructor(directory: string, cause: unknown) {
    const code = String((cause as { code?: unknown } | null)?.code ?? 'unknown');
    super(
      `What a visitor sent could not be written to ${directory} (${code}), and the database does not take it either: ` +
        'the visitor was told so. Make room there, or repair the database.',
    );
    this.name = 'SpoolFailedError';
    this.code = code;
  }
}

type Waiting = { line: string; resolve(): void; reject(error: unknown): void };

/**
 * Stores submissions on disk while the database is unavailable. Several processes may share a directory: each
 * appends to files of its own. Submissions that arrive during a write are written together next, so that one
 * fsync serves many.
 */
export class SubmissionSpool {
  readonly #directory: string;
  readonly #open: typeof openSegment;
  #segment: Segment | null = null;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** @param open creates a file; tests pass one on a full disk */
  constructor(directory: string, open = openSegment) {
    this.#directory = directory;
    this.#open = open;
  }

  /**
   * Appends a submission. When this resolves, it survives the end of the process and a power failure.
   *
   * @throws SpoolFailedError if this is not certain
   */
  append(submission: Submission): Promise<void> {
    const line = `${JSON.stringify(submission)}\n`;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Makes the directory. @returns why nothing can be written there, such as `EACCES`; null if something can */
  async findObstacle(): Promise<string | null> {
    try {
      await this.#makeDirectory();
      await access(this.#directory, constants.R_OK | constants.W_OK | constants.X_OK);
      return null;
    } catch (error) {
      return String((error as { code?: unknown }).code);
    }
  }

  /** Waits for the current write, and closes the file. */
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
    // Synchronously after the last check: submissions that arrive now start the next write.
    this.#writing = null;
  }

  async #writeDurably(lines: Buffer): Promise<void> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const segment = await this.#current();
      await this.#writeTo(segment, lines);
      // A process that renames the file from now on will read these lines. One that renamed it before may have
      // read it too early.
      if (await isStillOpen(segment)) return;
      await this.#letGo();
    }
    throw new Error('The file was taken away each time.');
  }

  async #current(): Promise<Segment> {
    const known = this.#segment;
    if (known && known.length < LARGEST_SEGMENT && (await isStillOpen(known))) return known;
    await this.#letGo();
    await this.#makeDirectory();
    this.#segment = await this.#open(this.#directory);
    return this.#segment;
  }

  async #makeDirectory(): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
  }

  async #writeTo(segment: Segment, lines: Buffer): Promise<void> {
    try {
      await segment.handle.appendFile(lines);
      await segment.handle.datasync();
      segment.length += lines.length;
    } catch (error) {
      // Truncates a partial write, and abandons the file: after a failed fsync its content is unknown.
      await segment.handle.truncate(segment.length).catch(() => {});
      await this.#letGo();
      throw error;
    }
  }

  async #letGo(): Promise<void> {
    const segment = this.#segment;
    this.#segment = null;
    // If closing fails nothing is lost, because the data was synced before.
    await segment?.handle.close().catch(() => {});
  }
}
