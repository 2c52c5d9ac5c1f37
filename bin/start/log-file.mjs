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
/** Former files beside the one that is written to: `site.log.1` is the newest of them. */
const KEPT = 4;
const TAIL_LINES = 25;
const HEADING = '----- ';

/**
 * What a process writes. Runs follow one another in it, each after a heading, so that the reason why the last one ended
 * is still there when somebody looks; a file that is full makes room for the next. Only its owner reads it: stacks and
 * statements may quote what people wrote.
 */
export class LogFile {
  file;
  #descriptor;
  #size;
  #largest;

  /** @param {string} name of the process */
  constructor(name, { directory = join(dataDirectory, 'logs'), largest = LARGEST } = {}) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.file = join(directory, `${name}.log`);
    this.#largest = largest;
    this.#open();
    this.write(`${HEADING}${new Date().toISOString()}, started by process ${process.pid}\n`);
  }

  /** Written when this returns: whatever happens next, it is there. */
  write(chunk) {
    const bytes = Buffer.from(chunk);
    if (this.#size > 0 && this.#size + bytes.length > this.#largest) this.#rotate();
    try {
      this.#size += writeSync(this.#descriptor, bytes);
    } catch {
      // The disk is full. The services go on; what they do not say is missed less than what they do.
    }
  }

  close() {
    closeSync(this.#descriptor);
  }

  /** The last lines of this run. */
  tail() {
    const lines = readFileSync(this.file, 'utf8').trimEnd().split('\n');
    const begin = lines.findLastIndex((line) => line.startsWith(HEADING)) + 1;
    return lines.slice(Math.max(begin, lines.length - TAIL_LINES)).join('\n');
  }

  #open() {
    this.#descriptor = openSync(this.file, 'a', 0o600);
    // One that a former release made is readable by all.
    fchmodSync(this.#descriptor, 0o600);
    this.#size = fstatSync(this.#descriptor).size;
  }

  #rotate() {
    this.close();
    const former = (number) => (number === 0 ? this.file : `${this.file}.${number}`);
    for (let number = KEPT - 1; number >= 0; number -= 1) {
      if (existsSync(former(number))) renameSync(former(number), former(number + 1));
    }
    this.#open();
  }
}
