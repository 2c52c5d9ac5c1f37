import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { RenditionSettings } from './rendition-sizes.ts';

/** One rendition to be made. Paths are absolute; `temporary` is on the same file system as `path`. */
export type Encoding = { path: string; temporary: string; width: number; height: number } & (
  | { format: 'avif'; options: AvifOptions }
  | { format: 'webp'; options: WebpOptions }
);
type AvifOptions = Extract<RenditionSettings['formatOptions'], { format: 'avif' }>['options'];
type WebpOptions = Extract<RenditionSettings['formatOptions'], { format: 'webp' }>['options'];
export type EncoderRequest = { source: string; encodings: Encoding[] };
/** The files' sizes in bytes, in the order of the encodings; or why it failed. */
export type EncoderReply = { sizes: number[] } | { failure: string };

/** What Node.js and sharp's libraries need to start; nothing of it is secret. */
const ENVIRONMENT = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'UV_THREADPOOL_SIZE', 'MALLOC_ARENA_MAX'];

/** Encodes pictures in another process, which runs while there is work. */
export class Encoder {
  #child: ChildProcess | undefined;

  #start(): ChildProcess {
    const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])) as NodeJS.ProcessEnv;
    const child = fork(join(import.meta.dirname, 'encoder.process.ts'), { env, execArgv: [] });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  /**
   * @returns the sizes of the files in bytes
   * @throws if a picture cannot be decoded, or the process ended
   */
  encode(request: EncoderRequest): Promise<number[]> {
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const end = (code: number | null, signal: string | null) =>
        reject(new Error(`The encoder ended (${signal ?? `exit status ${code}`})`));
      child.once('error', reject);
      child.once('exit', end);
      child.once('message', (reply: EncoderReply) => {
        child.off('exit', end);
        child.off('error', reject);
        if ('failure' in reply) reject(new Error(reply.failure));
        else resolve(reply.sizes);
      });
      child.send(request);
    });
  }

  /** Ends the process; the next picture starts another. */
  stop(): void {
    this.#child?.disconnect();
    this.#child = undefined;
  }
}
