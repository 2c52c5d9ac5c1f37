import { openPayload } from './open-payload.ts';
import { rebuildReadModel } from './tasks/rebuild-read-model.ts';

/** Makes the read model anew from the CMS; visitors go on reading meanwhile. */
async function main(): Promise<void> {
  const payload = await openPayload();
  const { published, removed } = await rebuildReadModel(payload);
  console.log(
    `${published} nodes were written anew, ${removed} were taken away; settings and redirects were published.`,
  );
  await payload.destroy();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
