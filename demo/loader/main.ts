// node demo/loader/main.ts full [--all-sizes]: loads a folder of content into the CMS, and makes the sizes of its
// pictures if no CMS runs that does.
import { join } from 'node:path';
import { runScript } from '../../apps/cms/src/app/run-script.ts';

runScript(async () => {
  const { ContentError, openContent } = await import('./check-content.ts');
  const { loadContent } = await import('./load-content.ts');
  const { makeDueRenditions, openPayload } = await import('./cms.ts');
  return async () => {
    const [name = 'full', option] = process.argv.slice(2);
    const demo = join(import.meta.dirname, '..');
    try {
      const content = openContent(join(demo, name), join(demo, '..'));
      const payload = await openPayload();
      const report = (line: string) => console.log(line);
      await loadContent(content, payload, report);
      if (option !== '--all-sizes') return;
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
