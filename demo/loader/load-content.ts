import type { Payload } from 'payload';
import { rebuildReadModel } from './cms.ts';
import { ContentLoader } from './content-loader.ts';
import { nodesInOrder } from './node-order.ts';
import { type Content, type Entry, isGlobal, isNode } from './read-content.ts';
import { createMarkdownConverter } from './rich-text.ts';
import { readStored } from './stored.ts';

const REPORT_EVERY = 25;

/**
 * Loads content through the CMS's own API, so that normal publishing fills the read model. Idempotent: entries that
 * have not changed since they were loaded are skipped, which preserves editors' changes to them.
 */
export async function loadContent(
  content: Content,
  payload: Payload,
  report: (line: string) => void,
): Promise<void> {
  const slugs = new Set([...content.entries.map(({ slug }) => slug), 'images', 'files']);
  const stored = await readStored(
    payload,
    [...slugs].filter((slug) => !isGlobal(slug)),
  );
  const loader = new ContentLoader(content, payload, stored);
  loader.toRichText = await createMarkdownConverter(
    payload.config,
    (target) => loader.addressOf(target),
    content,
  );
  const nodes = nodesInOrder(content);
  // Create every page first, so that any may refer to any other.
  for (const node of nodes) await loader.addressOf(node);

  const changed = nodes.filter((node) => loader.isChanged(node));
  for (const node of changed) loader.beginPictures(node);
  const others = content.entries.filter(({ slug }) => !isNode(slug) && !isGlobal(slug));
  const saveOthers = async () => {
    for (const entry of others) await loader.addressOf(entry);
    report(`Terms, media, forms: ${loader.saved} of ${others.length} loaded`);
  };
  let filled = 0;
  const fill = async (node: Entry) => {
    await loader.fillNode(node);
    filled += 1;
    if (filled % REPORT_EVERY === 0) report(`Pages: ${filled} of ${changed.length} loaded`);
  };
  await Promise.all([saveOthers(), ...changed.map(fill)]);
  report(`Pages: ${changed.length} of ${nodes.length} loaded`);
  if (changed.length > 0) await rebuildReadModel(payload);
  for (const entry of content.entries.filter(({ slug }) => isGlobal(slug)))
    report(`${entry.slug}: ${(await loader.saveGlobal(entry)) ? 'loaded' : 'as it was'}`);
  const left = loader.leftToEditors.map(({ slug, key }) => `${slug}/${key}`);
  if (left.length > 0) report(`Left as editors have changed them: ${left.join(', ')}`);
}
