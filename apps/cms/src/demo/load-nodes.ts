import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import type { DemoNode } from '@keelstone/seeds';
import type { Payload } from 'payload';
import type { DemoContext } from './demo-context.ts';
import { loadAsset } from './load-asset.ts';
import type { Pictures } from './load-pictures.ts';
import type { FindTerm } from './load-terms.ts';
import { createMarkdownConverter, type NodeAddress } from './markdown-to-lexical.ts';
import { digestOf } from './stable-id.ts';
import { toDocument } from './to-document.ts';

const REPORT_EVERY = 25;

type Known = Map<string, { address: NodeAddress; hash: string | null | undefined }>;
type Sources = { findTerm: FindTerm; pictures: Pictures };
type Report = (line: string) => void;

async function readKnown(payload: Payload): Promise<Known> {
  const known: Known = new Map();
  for (const type of CONTENT_TYPES) {
    const { docs } = await payload.find({
      collection: type,
      where: { demoKey: { exists: true } },
      draft: true,
      pagination: false,
      depth: 0,
      select: { demoKey: true, demoHash: true },
    });
    for (const { id, demoKey, demoHash } of docs) {
      known.set(demoKey ?? '', { address: { relationTo: type, value: id }, hash: demoHash });
    }
  }
  return known;
}

/** First every node exists, as a draft with a title: after that any node may refer to any other. */
async function createMissing(payload: Payload, nodes: readonly DemoNode[], known: Known): Promise<void> {
  for (const node of nodes) {
    if (known.has(node.key)) continue;
    const suite = node.type === 'product_detail' ? known.get(node.suite)?.address.value : undefined;
    const { id } = await payload.create({
      collection: node.type as ContentType,
      locale: 'en',
      draft: true,
      data: {
        title: node.title.en,
        created: node.created,
        demoKey: node.key,
        moderation: 'draft',
        suite,
      } as never,
    });
    known.set(node.key, { address: { relationTo: node.type, value: id }, hash: null });
  }
}

/** Keys of the nodes whose pictures a node shows. */
const picturesOf = ({ key, sections = [] }: DemoNode): string[] => [
  key,
  ...sections.flatMap((section) => {
    if (section.kind === 'featured_text') return section.pictureOf ?? [];
    return section.kind === 'card_grid' ? section.cards.flatMap((card) => card.link?.node ?? []) : [];
  }),
];

/** German first, as a draft; then English in the node's state: so each node is published once, and whole. */
async function fill(payload: Payload, node: DemoNode, id: number, context: Omit<DemoContext, 'language'>) {
  const { state = 'published' } = node;
  const isVisible = state === 'published' || state === 'archived';
  const asset = node.type === 'resource' ? await loadAsset(payload, node) : undefined;
  const more = asset === undefined ? {} : { asset, linksToAsset: true };
  const save = (language: 'en' | 'de', status: Record<string, unknown>, draft: boolean) =>
    payload.update({
      collection: node.type as ContentType,
      id,
      locale: language,
      draft,
      data: { ...toDocument(node, { ...context, language }), ...more, ...status } as never,
    });
  if (node.title.de) await save('de', { moderation: 'draft' }, true);
  const demoHash = digestOf(node);
  await save('en', { demoHash, moderation: state, _status: isVisible ? 'published' : 'draft' }, !isVisible);
}

/** Loads the nodes that are new or have changed in the demo. An editor's changes to the others stay. */
export async function loadNodes(
  payload: Payload,
  nodes: readonly DemoNode[],
  { findTerm, pictures }: Sources,
  report: Report,
): Promise<DemoContext['addressOf']> {
  const known = await readKnown(payload);
  await createMissing(payload, nodes, known);
  const addressOf = (key: string): NodeAddress => {
    const found = known.get(key);
    if (!found) throw new Error(`The demo names the node "${key}", which does not exist. Add it to seeds.`);
    return found.address;
  };
  const changed = nodes.filter((node) => known.get(node.key)?.hash !== digestOf(node));
  const toRichText = await createMarkdownConverter(payload.config, addressOf);
  for (const [index, node] of changed.entries()) {
    await pictures.wait(picturesOf(node));
    const context = { findTerm, findPicture: pictures.find, addressOf, toRichText };
    await fill(payload, node, addressOf(node.key).value, context);
    if ((index + 1) % REPORT_EVERY === 0) report(`Pages: ${index + 1} of ${changed.length} loaded`);
  }
  report(`Pages: ${changed.length} of ${nodes.length} loaded`);
  return addressOf;
}
