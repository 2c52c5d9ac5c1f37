import { loadScript } from './tracker.ts';

const PAUSE_MS = 100;
const MOST_PAUSES = 30;

/**
 * Loads an external consent manager.
 *
 * @param find what its script creates, maybe only after another one that it loads
 * @returns a function that waits for it, up to three seconds, and is rejected if it does not come: content blockers
 * stop such scripts
 */
export function loadManager<Manager>(
  url: string,
  data: Record<string, string>,
  find: () => Manager | undefined,
): () => Promise<Manager> {
  let hasFailed = false;
  loadScript(url, { data }).addEventListener('error', () => {
    hasFailed = true;
  });
  return async () => {
    for (let pauses = 0; pauses < MOST_PAUSES && !hasFailed && !find(); pauses += 1)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const manager = find();
    if (!manager) throw new Error('The consent manager has not loaded.');
    return manager;
  };
}
