import { runScript } from '../app/run-script.ts';

/** A process that carries out scheduled changes like the CMS, without its server, until it is told to stop. */
runScript(async () => {
  const { openPayload } = await import('../app/open-payload.ts');
  const { runScheduledChanges } = await import('./run-scheduled-changes.ts');
  return async () => {
    const runner = runScheduledChanges(await openPayload());
    const asked = new Promise((resolve) => {
      process.once('SIGTERM', resolve);
      process.once('disconnect', resolve);
    });
    process.send?.({ ready: true });
    await asked;
    await runner.stop();
  };
});
