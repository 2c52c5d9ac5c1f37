import { STATUS_CODES } from 'node:http';
import { TIME_LIMITS } from '../guard/time-limits.ts';

const MS_PER_SECOND = 1000;
const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${TIME_LIMITS.idleMs / MS_PER_SECOND}\r\n`;

let second = 0;
let date = '';

/** The time as the Date field has it (RFC 9110, 6.6.1): always of the same length. */
function readDate(): string {
  const now = Math.floor(Date.now() / MS_PER_SECOND);
  if (now !== second) {
    second = now;
    date = new Date(now * MS_PER_SECOND).toUTCString();
  }
  return date;
}

/** An answer with all its headers as it goes over the line, in one piece. */
export class WireAnswer {
  readonly #whole: Buffer;
  readonly #bodyAt: number;
  readonly #dateAt: number;
  #date: string;

  /** @param headers names and values in turn */
  constructor(status: 200 | 304, headers: string[], body?: Buffer) {
    this.#date = readDate();
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
    let head = `${start}${this.#date}\r\n${KEEP_ALIVE}`;
    for (let place = 0; place < headers.length; place += 2)
      head += `${headers[place]}: ${headers[place + 1]}\r\n`;
    const bytes = Buffer.from(`${head}\r\n`, 'latin1');
    this.#dateAt = start.length;
    this.#bodyAt = bytes.length;
    this.#whole = body ? Buffer.concat([bytes, body]) : bytes;
  }

  /** The body alone, in the same memory. */
  get body(): Buffer {
    return this.#whole.subarray(this.#bodyAt);
  }

  /** All of it, with the time of now: also for whoever takes an earlier one slowly, if they have not come so far. */
  get bytes(): Buffer {
    const now = readDate();
    if (now !== this.#date) {
      this.#date = now;
      this.#whole.write(now, this.#dateAt, 'latin1');
    }
    return this.#whole;
  }
}
