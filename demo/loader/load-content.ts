import type { Payload } from 'payload';
import { LEAVES_PUBLISHING, rebuildReadModel, whileLoading } from './cms.ts';
import { ContentLoader } from './content-loader.ts';
import { nodesInOrder } from './node-order.ts';
import { FilePublisher } from './publish-from-files.ts';
import { type Content, type Entry, isGlobal, isNode, type Target } from './read-content.ts';
import { createMarkdownConverter } from './rich-text.ts';
import { readStored } from './stored.ts';
import { planAliases, readStoredNodes } from './stored-nodes.ts';
import type { Conversion } from './to-document.ts';

const REPORT_EVERY = 25;

/** Progress for the terminal. Everything can be read on the site from the line that says so. */
type Report = (line: string) => void;

type Loading = { content: Content; payload: Payload; loader: ContentLoader };

/** What publishes new pages from their files. */
async function openPublisher(nodes: readonly Entry[], { content, payload, loader }: Loading) {
  const stored = await readStoredNodes(payload);
  const aliasOf = planAliases(nodes, content, stored);
  loader.aliasOf = aliasOf;
  const { addressSoFar } = loader;
  const conversion: Conversion = {
    addressOf: (slugs, key) => addressSoFar(content.resolve(slugs, key) as Target),
    toRichText: await createMarkdownConverter(payload.config, addressSoFar, content),
  };
  return new FilePublisher({ payload, nodes, stored, aliasOf, conversion });
}

/** Before everything else, and therefore without the cards and terms of other pages: they follow with those. */
async function publishFrontPage(
  publisher: FilePublisher,
  nodes: readonly Entry[],
  { content, loader }: Loading,
): Promise<void> {
  const settings = content.entries.find(({ slug }) => isGlobal(slug));
  const { home } = settings?.source.value ?? {};
  const [front] = nodes.filter(({ key }) => key === home);
  if (!settings || !front || !(await loader.isNewGlobal(settings))) return;
  for (const entry of [front, settings]) await loader.saveNamedBy(entry);
  await publisher.publish([front]);
  await publisher.publishSettings(settings);
}

async function fillPages(changed: readonly Entry[], loader: ContentLoader, report: Report): Promise<void> {
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
  const changed = nodes.filter((node) => loader.isChanged(node));
  const fresh = changed.filter(loader.isNew);
  const loading = { content, payload, loader };
  const publisher = fresh.length > 0 ? await openPublisher(fresh, loading) : undefined;
  if (publisher) await publishFrontPage(publisher, fresh, loading);
  const others = content.entries.filter(({ slug }) => !isNode(slug) && !isGlobal(slug));
  for (const entry of others) await loader.addressOf(entry);
  report(`Terms, media, forms: ${loader.saved} of ${others.length} loaded`);

  await publisher?.publish(fresh);
  for (const entry of content.entries.filter(({ slug }) => isGlobal(slug))) {
    // Nothing that they lead to is in the CMS yet.
    const isSaved = await loader.saveGlobal(entry, publisher && LEAVES_PUBLISHING);
    report(`${entry.slug}: ${isSaved ? 'loaded' : 'as it was'}`);
  }
  const fill = () => fillPages(changed, loader, report);
  // Staff may save what has been loaded before, which must not be overwritten after that.
  if (fresh.length === 0 || fresh.length < changed.length) await fill();
  else
    await whileLoading(payload, () => {
      report('Every page can be read and found; pictures and PDFs follow');
      return fill();
    });
  report(`Pages: ${changed.length} of ${nodes.length} loaded`);
  if (changed.length > 0) await rebuildReadModel(payload);
  const left = loader.leftToEditors.map(({ slug, key }) => `${slug}/${key}`);
  if (left.length > 0) report(`Left as editors have changed them: ${left.join(', ')}`);
}
