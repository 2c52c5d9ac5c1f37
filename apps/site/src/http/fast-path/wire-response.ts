import { STATUS_CODES } from 'node:http';
import { TIME_LIMITS } from '../guard/time-limits.ts';

const MS_PER_SECOND = 1000;
const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${TIME_LIMITS.idleMs / MS_PER_SECOND}\r\n`;

let second = 0;
let date = '';

/** The time in the format of the Date header (RFC 9110, 6.6.1), which has a fixed length. */
function readDate(): string {
  const now = Math.floor(Date.now() / MS_PER_SECOND);
  if (now !== second) {
    second = now;
    date = new Date(now * MS_PER_SECOND).toUTCString();
  }
  return date;
}

/** A complete response with all its headers, as sent over the network, in one buffer. */
export class WireResponse {
  readonly #whole: Buffer;
  readonly #bodyAt: number;
  readonly #dateAt: number;
  #date: string;

  /** @param headers names and values alternating */
  constructor(status: 200 | 304, headers: string[], body?: Buffer) {
    this.#date = readDate();
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
    let head = `${start}${this.#date}\r\n${KEEP_ALIVE}`;
    for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
    const bytes = Buffer.from(`${head}\r\n`, 'latin1');
    this.#dateAt = start.length;
    this.#bodyAt = bytes.length;
    this.#whole = body ? Buffer.concat([bytes, body]) : bytes;
  }

  /** The body alone, as a view of the same memory. */
  get body(): Buffer {
    return this.#whole.subarray(this.#bodyAt);
  }

  /**
   * The complete response with the current time. Updates the shared buffer, so that a response that is still
   * being sent may get the new time as well.
   */
  get bytes(): Buffer {
    const now = readDate();
    if (now !== this.#date) {
      this.#date = now;
      this.#whole.write(now, this.#dateAt, 'latin1');
    }
    return this.#whole;
  }
}
