import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { dataDirectory } from '../project.mjs';

const MB = 2 ** 20;
const LARGEST = 8 * MB;
/** Number of rotated files: `site.log.1` is the newest of them. */
const KEPT = 4;
const TAIL_LINES = 25;
const HEADING = '----- ';
/** Characters that are kept for the terminal while the disk is full. */
const MOST_UNWRITTEN = 16_000;
/** A statement or a page of a framework may be one line of 100 kB. */
const LINE_LIMIT = 500;

/** A line as the terminal shows it; the log has all of it. */
export const shortenLine = (line) =>
  line.length > LINE_LIMIT
    ? `${line.slice(0, LINE_LIMIT)} … (${line.length - LINE_LIMIT} more characters)`
    : line;

/**
 * A process's log. Runs are appended, each with a heading, so that the reason for the last crash is still there
 * when somebody looks; full files are rotated. Only the owner can read it: stack traces and SQL may quote what
 * people wrote.
 */
export class LogFile {
  file;
  #descriptor;
  #size;
  #largest;
  #isWritable = true;
  /** The end of what could not be written. */
  #unwritten = '';

  /** @param {string} name of the process */
  constructor(name, { directory = join(dataDirectory, 'logs'), largest = LARGEST } = {}) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.file = join(directory, `${name}.log`);
    this.#largest = largest;
    this.#open();
    this.write(`${HEADING}${new Date().toISOString()}, started by process ${process.pid}\n`);
  }

  /** Synchronous, so that the output survives a crash. */
  write(chunk) {
    let bytes = Buffer.from(chunk);
    try {
      if (this.#size > 0 && this.#size + bytes.length > this.#largest) this.#rotate();
      // The last bytes of a disk take a part of it.
      while (bytes.length > 0) {
        const written = writeSync(this.#descriptor, bytes);
        this.#size += written;
        bytes = bytes.subarray(written);
      }
      this.#isWritable = true;
      this.#unwritten = '';
    } catch ({ code }) {
      this.#unwritten = (this.#unwritten + bytes).slice(-MOST_UNWRITTEN);
      // The disk is full, or can only be read: services matter more than their logs.
      if (this.#isWritable)
        console.error(
          `${this.file} cannot be written (${code}), so the log lacks what happens until it can.`,
        );
      this.#isWritable = false;
    }
  }

  close() {
    closeSync(this.#descriptor);
  }

  /** The last lines of this run, for the terminal. They say why, also when the disk is full. */
  tail() {
    const lines = (readFileSync(this.file, 'utf8') + this.#unwritten).trimEnd().split('\n');
    const begin = lines.findLastIndex((line) => line.startsWith(HEADING)) + 1;
    return lines
      .slice(Math.max(begin, lines.length - TAIL_LINES))
      .map(shortenLine)
      .join('\n');
  }

  #open(file = this.file) {
    this.#descriptor = openSync(file, 'a', 0o600);
    // Earlier releases created it readable for all.
    fchmodSync(this.#descriptor, 0o600);
    this.#size = fstatSync(this.#descriptor).size;
  }

  #rotate() {
    const full = this.#descriptor;
    const next = `${this.file}.next`;
    // First: where no file can be made, the full one goes on.
    this.#open(next);
    closeSync(full);
    const former = (number) => (number === 0 ? this.file : `${this.file}.${number}`);
    for (let number = KEPT - 1; number >= 0; number -= 1) {
      if (existsSync(former(number))) renameSync(former(number), former(number + 1));
    }
    renameSync(next, this.file);
  }
}
