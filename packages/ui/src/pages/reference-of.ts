import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import type { NodeReference } from '@keelstone/model';

/** What other pages show of a node. The picture of a person is the portrait. */
export function referenceOf(node: PublishedNode): NodeReference {
  const { nid, type, title, path, excerpt } = node;
  const { picture: ownPicture } = traitsOf(type);
  const picture = ownPicture ? ownPicture(node) : node.picture;
  return { nid, type, title, path, excerpt, picture };
}
