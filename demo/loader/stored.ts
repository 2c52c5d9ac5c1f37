import type { CollectionSlug, Payload } from 'payload';
import type { Target } from './read-content.ts';

type Stored = { id: number; hash: string | null | undefined };

/** Documents of earlier loads in the CMS, by entry key. */
export type StoredEntries = {
  get(target: Target): Stored | undefined;
  set(target: Target, stored: Stored): void;
};

export async function readStored(payload: Payload, slugs: Iterable<string>): Promise<StoredEntries> {
  const stored = new Map<string, Stored>();
  const nameOf = ({ slug, key }: Target) => `${slug}/${key}`;
  for (const slug of slugs) {
    const { docs } = await payload.find({
      collection: slug as CollectionSlug,
      where: { demoKey: { exists: true } },
      draft: true,
      pagination: false,
      depth: 0,
      select: { demoKey: true, demoHash: true } as never,
    });
    for (const doc of docs as { id: number; demoKey?: string; demoHash?: string }[]) {
      stored.set(nameOf({ slug, key: doc.demoKey ?? '' }), { id: doc.id, hash: doc.demoHash });
    }
  }
  return {
    get: (target) => stored.get(nameOf(target)),
    set: (target, entry) => stored.set(nameOf(target), entry),
  };
}
