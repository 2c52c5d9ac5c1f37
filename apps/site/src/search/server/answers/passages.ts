import { sectionPassages } from '@keelstone/content/sections/sections.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { richTextToPlainText } from '@keelstone/model';
import type { Passage } from '@keelstone/model/kind';

/** The passages of nodes that were searched for an answer: made once for each, and gone with the node (ADR 19). */
const known = new WeakMap<PublishedNode, readonly Passage[]>();

/** The passages that are the first paragraph of their page. */
const openings = new WeakSet<Passage>();

/** The first paragraph of a page's body, which says what its title is about. */
function opening({ title, body }: PublishedNode): Passage[] {
  const first = body.find(({ kind }) => kind === 'paragraph');
  const text = first ? richTextToPlainText([first]) : '';
  if (text === '') return [];
  const passage = { heading: title, text };
  openings.add(passage);
  return [passage];
}

/** The parts of a page that can answer a question (S-31): its first paragraph, items of accordions, definitions of terms. */
export function passagesOf(node: PublishedNode): readonly Passage[] {
  const before = known.get(node);
  if (before) return before;
  const passages = [...opening(node), ...node.sections.flatMap(sectionPassages)];
  known.set(node, passages);
  return passages;
}

/** Whether a passage is the first paragraph of its page: then its heading is the page's title. */
export const isOpening = (passage: Passage): boolean => openings.has(passage);
