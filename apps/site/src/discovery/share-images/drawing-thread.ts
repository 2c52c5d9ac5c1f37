import Tinypool from 'tinypool';
import type { MakeShareImage } from './make-share-image.ts';

/** In milliseconds: an idle thread with its fonts occupies memory that pages could use. */
const IDLE_MS = 60_000;
/** In milliseconds: an image that took longer would block all later ones. */
const LONGEST_MS = 20_000;

export type DrawingThread = { make: MakeShareImage; close(): Promise<void> };

/**
 * A thread that draws images, so that drawing does not block pages. It starts with the first image and ends
 * after a minute without any.
 *
 * @param worker URL of the built `share-image-worker.ts`
 * @param longestMs how long an image may take; then its thread is terminated
 */
export function openDrawingThread(worker: string, longestMs = LONGEST_MS): DrawingThread {
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  let failure: unknown = null;
  // A thread may fail while it is idle; without a listener, the error would end the whole process.
  pool.on('error', (error) => {
    failure = error;
  });
  const make: MakeShareImage = async (subject) => {
    try {
      return await pool.run(subject, { signal: AbortSignal.timeout(longestMs) });
    } catch (error) {
      throw new Error('No picture was drawn', { cause: failure ?? error });
    }
  };
  return { make, close: () => pool.destroy() };
}
