import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import type { DemoNode } from '@keelstone/seeds';
import type { Payload } from 'payload';
import type { NodeAddress } from './markdown-to-lexical.ts';

type Known = Map<string, { address: NodeAddress; hash: string | null | undefined }>;

/** The documents of the demo's nodes, by the nodes' keys. */
export type DemoNodes = {
  /** @throws Error naming a key that no demo node has */
  addressOf: (key: string) => NodeAddress;
  /** Digest of what was loaded last; nothing for a node that was not loaded yet. */
  hashOf: (key: string) => string | null | undefined;
};

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
export async function createNodes(payload: Payload, nodes: readonly DemoNode[]): Promise<DemoNodes> {
  const known = await readKnown(payload);
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
  return {
    addressOf: (key) => {
      const found = known.get(key);
      if (!found) throw new Error(`The demo names the node "${key}", which does not exist. Add it to seeds.`);
      return found.address;
    },
    hashOf: (key) => known.get(key)?.hash,
  };
}
