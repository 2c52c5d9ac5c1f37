import { demoNodes, demoSettings, demoTerms } from '@keelstone/seeds';
import { loadNodes } from './demo/load-nodes.ts';
import { loadPictures } from './demo/load-pictures.ts';
import { loadSettings } from './demo/load-settings.ts';
import { loadTerms } from './demo/load-terms.ts';
import { openPayload } from './open-payload.ts';

const report = (line: string) => console.log(line);

/** Loads the demo through the CMS's own API, so that publishing is what fills the read model. Safe to run again. */
async function loadDemo(): Promise<void> {
  const payload = await openPayload();
  const findTerm = await loadTerms(payload, demoTerms, report);
  const findPicture = await loadPictures(payload, demoNodes, demoTerms, report);
  const addressOf = await loadNodes(payload, demoNodes, { findTerm, findPicture }, report);
  await loadSettings(payload, demoSettings, addressOf, report);
  await payload.destroy();
}

loadDemo().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
