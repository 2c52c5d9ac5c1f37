/** How long open requests and connections may take to finish, in milliseconds. */
const PATIENCE = 5000;

/**
 * Calls `stop` once, when the process is told to terminate or its parent process has exited, and then exits.
 * Does not wait for anything that takes too long to finish.
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
