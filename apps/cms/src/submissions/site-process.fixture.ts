import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Built before any integration test (vitest.config.ts). */
const SERVER = join(import.meta.dirname, '../../../site/dist/server/server.js');

/** A site process that can be killed and restarted. */
export class SiteProcess {
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #errors = '';
  url = '';

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  /** Its log output. */
  get log(): string {
    return this.#errors;
  }

  async start(): Promise<void> {
    const child = fork(SERVER, {
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        PREVIEW_SECRET: 'known-to-tests-only-0123456789abcdef',
        SITE_PORT: '0',
        LOG_LEVEL: 'info',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        this.#errors += data;
      });
    }
    this.#child = child;
    this.#ended = once(child, 'exit');
    const [message] = (await Promise.race([once(child, 'message'), this.#ended])) as [{ url?: string }];
    if (!message?.url) throw new Error(`The site did not start:\n${this.#errors}`);
    this.url = message.url;
  }

  /** Kills it without warning, like a power failure. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }
}
