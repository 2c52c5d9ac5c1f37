import type { ContentType } from '@keelstone/model';
import type { PublishedNode } from '../types.model.ts';

/** As many as one still looks through; beyond, the search screen helps. */
export const MOST_SHOWN = { testimonial: 36, person: 60 } as const;

const isShownWhole = (type: ContentType): type is keyof typeof MOST_SHOWN => Object.hasOwn(MOST_SHOWN, type);

/** True when a page shows all there is of a type: the search screen would say it again. */
export function showsAll(type: ContentType, nodes: readonly PublishedNode[]): boolean {
  if (!isShownWhole(type)) return false;
  const living = nodes.filter(({ archived }) => !archived).length;
  return living > 0 && living <= MOST_SHOWN[type];
}
