import { onShutdown } from '../http/processes/on-shutdown.ts';
import { RETIRE } from '../http/processes/process-messages.ts';
import type { RunningSite } from './start-site.ts';

/**
 * Runs a site in this process: notifies the parent process when it is ready, and stops it when told to.
 *
 * @param start starts the site; the signal aborts if the process is told to stop before the site is ready
 */
export async function runSite(start: (signal: AbortSignal) => Promise<RunningSite>): Promise<void> {
  const ending = new AbortController();
  let site: RunningSite | null = null;
  onShutdown(async () => {
    ending.abort();
    await site?.stop();
  });
  // Another process has taken over: drain the connections before this one exits.
  process.on('message', async (message) => {
    if (message !== RETIRE) return;
    await site?.drain();
    process.kill(process.pid, 'SIGTERM');
  });
  site = await start(ending.signal);
  process.send?.({ ready: true, url: site.url });
}
