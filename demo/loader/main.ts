// node --import tsx demo/loader/main.ts full: loads a folder of content into the CMS.
import { join } from 'node:path';
import { runScript } from '../../apps/cms/src/app/run-script.ts';

runScript(async () => {
  const { ContentError, openContent } = await import('./check-content.ts');
  const { loadContent } = await import('./load-content.ts');
  const { openPayload } = await import('./cms.ts');
  return async () => {
    const [name = 'full'] = process.argv.slice(2);
    const demo = join(import.meta.dirname, '..');
    try {
      const content = openContent(join(demo, name), join(demo, '..'));
      await loadContent(content, await openPayload(), (line) => console.log(line));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      process.exit(1);
    }
  };
});
