import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const SITE = join(import.meta.dirname, '../../../site');
/** Beside the real build, so that the server resolves its packages. */
const BUILD = join(SITE, 'dist', `test-forms-${process.pid}`);

/** Builds the site's server from its sources; the browser's files are not needed here. */
export async function buildSite(): Promise<void> {
  const manifest = createRequire(join(SITE, 'package.json')).resolve('vite/package.json');
  const vite = join(dirname(manifest), 'bin', 'vite.js');
  const output = ['--outDir', join(BUILD, 'server'), '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', '--ssr', ...output], {
    cwd: SITE,
  });
  await mkdir(join(BUILD, 'client'), { recursive: true });
  await writeFile(join(BUILD, 'client', 'manifest.json'), '{}');
}

export const removeBuiltSite = () => rm(BUILD, { recursive: true, force: true });

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
    const child = fork(join(BUILD, 'server', 'server.js'), {
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
