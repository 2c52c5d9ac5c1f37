import type { ContentType } from '@keelstone/model';
import type { PublishedNode } from '../types.model.ts';

/** The maximum that visitors would look through; above it, the search screen is used. */
export const MOST_SHOWN = { testimonial: 36, person: 60 } as const;

const isShownWhole = (type: ContentType): type is keyof typeof MOST_SHOWN => Object.hasOwn(MOST_SHOWN, type);

/** True if the page shows all nodes of a type, so that the search screen would only repeat them. */
export function showsAll(type: ContentType, nodes: readonly PublishedNode[]): boolean {
  if (!isShownWhole(type)) return false;
  const living = nodes.filter(({ archived }) => !archived).length;
  return living > 0 && living <= MOST_SHOWN[type];
}
