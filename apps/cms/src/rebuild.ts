import { runScript } from './app/run-script.ts';

runScript(async () => {
  const { openPayload } = await import('./app/open-payload.ts');
  const { rebuildReadModel } = await import('./search-tasks/rebuild-read-model.ts');
  const { progressOf } = await import('./search-tasks/search-task.ts');
  const { sayProgress } = await import('./search-tasks/task-words.ts');
  return async () => console.log(sayProgress(progressOf(await rebuildReadModel(await openPayload()))));
});
