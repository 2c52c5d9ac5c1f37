import { onShutdown } from '../http/processes/on-shutdown.ts';
import { RETIRE } from '../http/processes/process-messages.ts';
import type { RunningSite } from './start-site.ts';

/**
 * Runs a site as this process: tells the process that forked it when it is ready, and stops it when asked to.
 *
 * @param start starts the site; the signal aborts when the process is asked to end before the site is there
 */
export async function runSite(start: (signal: AbortSignal) => Promise<RunningSite>): Promise<void> {
  const ending = new AbortController();
  let site: RunningSite | null = null;
  onShutdown(async () => {
    ending.abort();
    await site?.stop();
  });
  // Another process has taken over: visitors are seen off before this one ends.
  process.on('message', async (message) => {
    if (message !== RETIRE) return;
    await site?.seeOff();
    process.kill(process.pid, 'SIGTERM');
  });
  site = await start(ending.signal);
  process.send?.({ ready: true, url: site.url });
}
