import { sectionPassages } from '@keelstone/content/sections/sections.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { leadingText } from '@keelstone/model';
import type { Passage } from '@keelstone/model/kind';

/** A passage of a page; the heading of the page's first paragraph is its title. */
export type PagePassage = Passage & { isOpening: boolean };

/** The passages of nodes that were searched for an answer: made once for each, and gone with the node (ADR 19). */
const known = new WeakMap<PublishedNode, readonly PagePassage[]>();

/** The first paragraph of a page's body, which says what its title is about. */
function opening({ title, body }: PublishedNode): PagePassage[] {
  const first = body.find(({ kind }) => kind === 'paragraph');
  const text = first ? leadingText(first) : '';
  if (text === '') return [];
  return [{ heading: title, text, isOpening: true }];
}

/** The parts of a page that can answer a question (S-31): its first paragraph, items of accordions, definitions of terms. */
export function passagesOf(node: PublishedNode): readonly PagePassage[] {
  const before = known.get(node);
  if (before) return before;
  const others = node.sections.flatMap(sectionPassages).map((each) => ({ ...each, isOpening: false }));
  const passages = [...opening(node), ...others];
  known.set(node, passages);
  return passages;
}
