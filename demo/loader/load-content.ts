import type { Payload } from 'payload';
import { rebuildReadModel } from './cms.ts';
import { ContentLoader } from './content-loader.ts';
import { nodesInOrder } from './node-order.ts';
import { FilePublisher } from './publish-from-files.ts';
import { type Content, type Entry, isGlobal, isNode } from './read-content.ts';
import { createMarkdownConverter } from './rich-text.ts';
import { readStored } from './stored.ts';
import { planAliases, readStoredNodes } from './stored-nodes.ts';

const REPORT_EVERY = 25;

/** Progress for the terminal. Everything can be read on the site from the line that says so. */
type Report = (line: string) => void;

/** Publishes what is new from the files, the front page first: the CMS takes its time to save everything. */
async function publishNew(
  nodes: readonly Entry[],
  loader: ContentLoader,
  content: Content,
  payload: Payload,
): Promise<void> {
  const stored = await readStoredNodes(payload);
  const aliasOf = planAliases(nodes, content, stored);
  loader.aliasOf = aliasOf;
  const conversion = { toRichText: loader.toRichText, addressOf: loader.addressSoFar };
  const publisher = new FilePublisher({ payload, nodes, stored, aliasOf, conversion });
  const settings = content.entries.find(({ slug }) => isGlobal(slug));
  const { home } = settings?.source.value ?? {};
  const [front] = nodes.filter(({ key }) => key === home);
  if (settings && front && (await loader.isNewGlobal(settings))) {
    await publisher.publish([front]);
    await publisher.publishSettings(settings);
  }
  await publisher.publish(nodes);
}

/**
 * Loads content through the CMS's own API. What is new is published from the files first, so that the site is
 * complete, without generated pictures and PDFs, long before the CMS is. Idempotent: entries that have not changed since they
 * were loaded are skipped, which preserves editors' changes to them.
 */
export async function loadContent(content: Content, payload: Payload, report: Report): Promise<void> {
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
  const others = content.entries.filter(({ slug }) => !isNode(slug) && !isGlobal(slug));
  for (const entry of others) await loader.addressOf(entry);
  report(`Terms, media, forms: ${loader.saved} of ${others.length} loaded`);

  const changed = nodes.filter((node) => loader.isChanged(node));
  const fresh = changed.filter(loader.isNew);
  if (fresh.length > 0) {
    await publishNew(fresh, loader, content, payload);
    report('Every page can be read and found; pictures and PDFs follow');
  }
  for (const node of changed) loader.beginPictures(node);
  let filled = 0;
  const fill = async (node: Entry) => {
    await loader.fillNode(node);
    filled += 1;
    if (filled % REPORT_EVERY === 0) report(`Pages: ${filled} of ${changed.length} loaded`);
  };
  try {
    await Promise.all(changed.map(fill));
  } finally {
    await loader.close();
  }
  report(`Pages: ${changed.length} of ${nodes.length} loaded`);
  if (changed.length > 0) await rebuildReadModel(payload);
  for (const entry of content.entries.filter(({ slug }) => isGlobal(slug)))
    report(`${entry.slug}: ${(await loader.saveGlobal(entry)) ? 'loaded' : 'as it was'}`);
  const left = loader.leftToEditors.map(({ slug, key }) => `${slug}/${key}`);
  if (left.length > 0) report(`Left as editors have changed them: ${left.join(', ')}`);
}
