import { runScript } from '../app/run-script.ts';

/** A process that runs search tasks like the CMS, without its server, until it is told to stop. */
runScript(async () => {
  const { openPayload } = await import('../app/open-payload.ts');
  const { runSearchTasks } = await import('./run-search-tasks.ts');
  return async () => {
    const runner = runSearchTasks(await openPayload());
    const asked = new Promise((resolve) => {
      process.once('SIGTERM', resolve);
      process.once('disconnect', resolve);
    });
    process.send?.({ ready: true });
    await asked;
    if (process.connected) process.send?.({ stopping: true });
    await runner.stop();
  };
});
