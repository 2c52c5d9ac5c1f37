import {
  demoDialogs,
  demoForms,
  demoMedia,
  demoNodes,
  demoNotices,
  demoSettings,
  demoTerms,
} from '@keelstone/seeds';
import { openPayload } from '../open-payload.ts';
import { rebuildReadModel } from '../tasks/rebuild-read-model.ts';
import { createNodes } from './create-nodes.ts';
import { loadDialogs } from './load-dialogs.ts';
import { loadForms } from './load-forms.ts';
import { loadMedia } from './load-media.ts';
import { loadNodes } from './load-nodes.ts';
import { loadNotices } from './load-notices.ts';
import { loadPictures } from './load-pictures.ts';
import { loadSettings } from './load-settings.ts';
import { loadTerms } from './load-terms.ts';
import { createMarkdownConverter } from './markdown-to-lexical.ts';

const report = (line: string) => console.log(line);

/** Loads the demo through the CMS's own API, so that publishing is what fills the read model. Safe to run again. */
export async function loadDemo(): Promise<void> {
  const payload = await openPayload();
  const findTerm = await loadTerms(payload, demoTerms, report);
  const pictures = await loadPictures(payload, demoNodes, demoTerms, report);
  const findMedia = await loadMedia(payload, demoMedia, { findTerm, pictures }, report);
  const nodes = await createNodes(payload, demoNodes);
  const { addressOf } = nodes;
  const toRichText = await createMarkdownConverter(payload.config, addressOf);
  const findForm = await loadForms(payload, demoForms, { addressOf, toRichText }, report);
  const findDialog = await loadDialogs(payload, demoDialogs, { findForm, findMedia, toRichText }, report);
  const toPageText = await createMarkdownConverter(payload.config, addressOf, findDialog);
  const sources = { nodes, pictures, findTerm, findForm, findDialog, findMedia, toRichText: toPageText };
  const filled = await loadNodes(payload, demoNodes, sources, report);
  await pictures.waitForAll();
  if (filled > 0) await rebuildReadModel(payload);
  await loadSettings(payload, demoSettings, addressOf, report);
  await loadNotices(payload, demoNotices, { addressOf, toRichText }, report);
}
