/** How long open requests and connections may take to end, in milliseconds. */
const PATIENCE = 5000;

/**
 * Calls `stop` once, when the process is asked to end or the process that forked it is gone, and then exits.
 * What does not end in time is left behind.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), PATIENCE).unref();
    await stop().catch((error: unknown) => console.error('The site did not stop cleanly:', error));
    process.exit(0);
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  process.once('disconnect', shutDown);
}
