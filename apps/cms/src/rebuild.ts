import { runScript } from './run-script.ts';

runScript(async () => {
  const { openPayload } = await import('./open-payload.ts');
  const { rebuildReadModel } = await import('./tasks/rebuild-read-model.ts');
  return async () => {
    const { published, removed } = await rebuildReadModel(await openPayload());
    console.log(
      `${published} nodes were written anew, ${removed} were taken away; settings and redirects were published.`,
    );
  };
});
