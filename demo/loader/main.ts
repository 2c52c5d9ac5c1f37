// node demo/loader/main.ts full [--migrate] [--all-sizes]: loads a folder of content into the CMS. On request, it
// migrates the database first, and makes the sizes of its pictures, if no CMS runs that does.
import { join } from 'node:path';
import { runScript } from '../../apps/cms/src/app/run-script.ts';

runScript(async () => {
  const { ContentError, openContent } = await import('./check-content.ts');
  const { loadContent } = await import('./load-content.ts');
  const { makeDueRenditions, migrateDatabase, openPayload } = await import('./cms.ts');
  return async () => {
    const [name = 'full', ...options] = process.argv.slice(2);
    const demo = join(import.meta.dirname, '..');
    const report = (line: string) => console.log(line);
    try {
      const migrates = options.includes('--migrate');
      const payload = await (migrates ? migrateDatabase() : openPayload());
      if (migrates) report('The database is migrated');
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
