// node demo/loader/main.ts full [--migrate] [--all-sizes] [--if-empty | --if-ours]: loads a folder of content into the
// CMS. On request, it migrates the database first, makes the sizes of its pictures, if no CMS runs that does, and leaves
// a database alone that has anything in it, or nothing of an earlier load.
import { join } from 'node:path';
import { runScript } from '../../apps/cms/src/app/run-script.ts';

runScript(async () => {
  const { ContentError, openContent } = await import('./check-content.ts');
  const { loadContent } = await import('./load-content.ts');
  const { makeDueRenditions, migrateDatabase, openPayload } = await import('./cms.ts');
  const { findUse, hasAccounts } = await import('./find-use.ts');
  return async () => {
    const [name = 'full', ...options] = process.argv.slice(2);
    const demo = join(import.meta.dirname, '..');
    const report = (line: string) => console.log(line);
    try {
      const migrates = options.includes('--migrate');
      const payload = await (migrates ? migrateDatabase() : openPayload());
      const use = await findUse(payload);
      // Before others go on: whoever stops here has to find it again.
      if (use === 'none') report('The database is empty');
      if (migrates) report('The database is migrated');
      const isForeign = use === 'foreign' && options.includes('--if-ours');
      if (isForeign || (use !== 'none' && options.includes('--if-empty'))) {
        report(`The database is in use, ${(await hasAccounts(payload)) ? 'with' : 'without'} accounts`);
        return;
      }
      await loadContent(openContent(join(demo, name), join(demo, '..')), payload, report);
      if (!options.includes('--all-sizes')) return;
      await makeDueRenditions(payload, (left) => {
        if (left % 25 === 0) report(`Sizes of pictures: those of ${left} are left`);
      });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      process.exit(1);
    }
  };
});
