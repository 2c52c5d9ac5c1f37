import Tinypool from 'tinypool';
import type { MakeShareImage } from './make-share-image.ts';

/** In milliseconds: a thread with its fonts takes memory that pages can use. */
const IDLE_MS = 60_000;
/** In milliseconds: whatever takes longer would hold up all pictures after it. */
const LONGEST_MS = 20_000;

export type DrawingThread = { make: MakeShareImage; close(): Promise<void> };

/**
 * A thread that draws pictures, so that no page waits for one. It starts with the first picture and ends when none has
 * been asked for in a minute.
 *
 * @param worker address of the built `share-image-worker.ts`
 * @param longestMs what a picture may take; then its thread is ended
 */
export function openDrawingThread(worker: string, longestMs = LONGEST_MS): DrawingThread {
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  let fault: unknown = null;
  // A thread that dies before it has work; without a listener it would take the site with it.
  pool.on('error', (error) => {
    fault = error;
  });
  const make: MakeShareImage = async (subject) => {
    try {
      return await pool.run(subject, { signal: AbortSignal.timeout(longestMs) });
    } catch (error) {
      throw new Error('No picture was drawn', { cause: fault ?? error });
    }
  };
  return { make, close: () => pool.destroy() };
}
