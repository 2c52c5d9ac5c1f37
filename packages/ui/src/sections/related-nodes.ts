import type { NodeReference } from '@keelstone/model';
import type { SectionContext } from './section-context.ts';

/** What an editor chose, then what is about the same things, until there are `fillUpTo`. */
export function fillUp(
  type: 'event' | 'resource',
  chosen: NodeReference[],
  fillUpTo: number,
  context: SectionContext,
): NodeReference[] {
  const missing = fillUpTo - chosen.length;
  if (missing <= 0) return chosen;
  const shown = chosen.map(({ nid }) => nid);
  return [...chosen, ...context.related(type, missing, shown)];
}
