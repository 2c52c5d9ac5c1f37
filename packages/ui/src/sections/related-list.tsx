import type { ContentType, NodeReference } from '@keelstone/model';
import { CardList } from '../card/card-list.tsx';
import { below, type HeadingLevel } from '../heading/heading-level.ts';
import { ParagraphHeading } from './paragraph-heading.tsx';
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

type RelatedListProps = {
  id: string;
  className: string;
  heading: string;
  level: HeadingLevel;
  nodes: NodeReference[];
  context: SectionContext;
};

/** Cards of related nodes under a heading; nothing if there are none. */
export function RelatedList({ id, className, heading, level, nodes, context }: RelatedListProps) {
  if (nodes.length === 0) return null;
  return (
    <div className={className} data-paragraph={id}>
      <ParagraphHeading text={heading} level={level} />
      <CardList level={below(level)}>{nodes.map((node) => context.card(node))}</CardList>
    </div>
  );
}
