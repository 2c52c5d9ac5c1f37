import type { DemoNode } from '@keelstone/seeds';
import type { DemoContext } from './demo-context.ts';
import { toDocument } from './to-document.ts';

/**
 * Keys of the nodes whose contour pictures a node shows. It is made into a document once with nothing but keys: so this
 * cannot fall behind what a document holds.
 */
export function picturesOf(
  node: DemoNode,
  context: Omit<DemoContext, 'language' | 'findPicture' | 'findMedia'>,
): string[] {
  const keys = new Set([node.key]);
  const note = (key: string) => {
    keys.add(key);
    return 0;
  };
  toDocument(node, {
    ...context,
    language: 'en',
    findPicture: note,
    // A medium may be a node's picture; waiting for one that is not costs nothing.
    findMedia: (key) => ({ relationTo: 'images', value: note(key) }),
    toRichText: () => undefined,
  });
  return [...keys];
}
