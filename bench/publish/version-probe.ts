import { Agent, type ClientRequest, get } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ownerOf } from './connection-owner.ts';

/**
 * Pause between two requests of a probe: results are too high by at most this and one round trip. Twelve probes
 * without a pause would be a greater load than what is measured.
 */
const PAUSE_MS = 20;
const TRIES = 200;

/** Where a version is visible: the page itself, search results, suggestions. */
export type Surface = { name: string; path: string };

/** The version in the title that a page, result or suggestion shows; 0 before there is one. */
export function versionIn(body: string, word: string): number {
  const numbers = [...body.matchAll(new RegExp(`${word} v(\\d+)`, 'g'))].map(([, number]) => Number(number));
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One connection to one process that polls one surface. */
export class VersionProbe {
  readonly process: number;
  readonly surface: Surface;
  readonly #url: string;
  readonly #word: string;
  readonly #agent: Agent;
  readonly #firstSeen = new Map<number, number>();
  #isStopped = false;
  #isDue = 0;
  #since = Number.POSITIVE_INFINITY;
  #stale = 0;
  #asked = 0;
  #working: Promise<void> = Promise.resolve();

  private constructor(place: { process: number; url: string; agent: Agent }, surface: Surface, word: string) {
    this.process = place.process;
    this.surface = surface;
    this.#url = place.url + surface.path;
    this.#agent = place.agent;
    this.#word = word;
  }

  /**
   * Reconnects until the wanted process has accepted the connection: they are assigned in turn.
   *
   * @throws Error when it never does
   */
  static async connect(
    url: string,
    { pid, among }: { pid: number; among: readonly number[] },
    surface: Surface,
    word: string,
  ): Promise<VersionProbe> {
    const serverPort = Number(new URL(url).port);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { clientPort } = await ask(`${url}/health/live`, agent);
      if (ownerOf({ serverPort, clientPort }, among) === pid) {
        return new VersionProbe({ process: pid, url, agent }, surface, word);
      }
      agent.destroy();
    }
    throw new Error(`Of ${TRIES} connections, none came to the process ${pid}.`);
  }

  start(): void {
    this.#working = this.#work();
  }

  /** From now on, a response with a lower version counts as stale. */
  expect(version: number): void {
    this.#isDue = version;
    this.#since = performance.now();
  }

  /** When a response with the version arrived, in `performance.now` time; undefined before that. */
  seen(version: number): number | undefined {
    return this.#firstSeen.get(version);
  }

  async stop(): Promise<{ asked: number; stale: number }> {
    this.#isStopped = true;
    await this.#working;
    this.#agent.destroy();
    return { asked: this.#asked, stale: this.#stale };
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const sentAt = performance.now();
      const { body } = await ask(this.#url, this.#agent);
      this.#record(versionIn(body, this.#word), sentAt);
      await pause(PAUSE_MS);
    }
  }

  #record(version: number, sentAt: number): void {
    this.#asked += 1;
    if (!this.#firstSeen.has(version)) this.#firstSeen.set(version, performance.now());
    if (sentAt >= this.#since && version < this.#isDue) this.#stale += 1;
  }
}

function ask(url: string, agent: Agent): Promise<{ body: string; clientPort: number }> {
  return new Promise((resolve, reject) => {
    let socket: Socket | undefined;
    const request: ClientRequest = get(url, { agent }, (response) => {
      text(response).then(
        (body) =>
          response.statusCode === 200
            ? resolve({ body, clientPort: socket?.localPort ?? 0 })
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        reject,
      );
    });
    request.on('socket', (used) => {
      socket = used;
    });
    request.on('error', reject);
  });
}
