import type { WorkspaceField } from './workspace.ts';

const isBlank = (text: string) => text.trim() === '';

/**
 * Texts in the paragraphs of the source, for a translation with others of its own, which it then keeps.
 *
 * @param texts as many as `restructured` has
 * @returns null where it lacks a paragraph for one of them, or they are not in the order of its paragraphs
 */
export function inOwnParagraphs(
  { target, restructured, changes }: Pick<WorkspaceField, 'target' | 'restructured' | 'changes'>,
  texts: readonly string[],
): string[] | null {
  const { length } = target;
  const isInOrder = target.every((text, index) => text === restructured?.[index]);
  const lacking = texts.slice(length);
  // What the source has got since the translation is missing until it is translated.
  const isLacking = changes ? lacking.length > 0 : !lacking.every(isBlank);
  return isInOrder && !isLacking ? texts.slice(0, length) : null;
}
