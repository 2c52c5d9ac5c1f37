import { runScript } from '../../app/run-script.ts';

/** A process that makes renditions like the CMS, without its server, until it is ended. */
runScript(async () => {
  const { openPayload } = await import('../../app/open-payload.ts');
  const { runRenditions } = await import('./run-renditions.ts');
  return async () => {
    const runner = runRenditions(await openPayload());
    await new Promise((resolve) => process.once('disconnect', resolve));
    await runner.stop();
  };
});
