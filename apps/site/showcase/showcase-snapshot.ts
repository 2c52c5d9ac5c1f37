import type { ContentSnapshot } from '@keelstone/content-store';
import { CONTENT_TYPES } from '@keelstone/model';
import { sampleNode } from '@keelstone/model/sample-node';

/** A node of every type, and what stands around them. */
export function showcaseSnapshot(): ContentSnapshot {
  const nodes = CONTENT_TYPES.map((type, position) => sampleNode(type, { nid: position + 1 } as never));
  return { number: 1, nodes, settings: [], redirects: [] };
}
