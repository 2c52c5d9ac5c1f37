import type { ContentType, NodeReference } from '@keelstone/model';
import type { SectionContext } from './section-context.ts';

/** The nodes an editor chose, followed by related ones until there are `fillUpTo`. */
export function fillUp(
  type: ContentType,
  chosen: NodeReference[],
  fillUpTo: number,
  context: SectionContext,
): NodeReference[] {
  const missing = fillUpTo - chosen.length;
  if (missing <= 0) return chosen;
  const shown = chosen.map(({ nid }) => nid);
  return [...chosen, ...context.related(type, missing, shown)];
}
