import { watchText } from '../../admin/unsaved/settled-texts.ts';

/** Where words are typed into a text with several values, one after the other. */
const NEXT = '.field-type.text.has-many .rs__input';
/** A word that was taken before, and is being changed in its place. */
const CHANGED = '.field-type.text.has-many .multi-value-label__text[contenteditable="true"]';

function holdsTyped(field: EventTarget | null): field is HTMLElement {
  if (field instanceof HTMLInputElement) return field.matches(NEXT) && field.value.trim() !== '';
  if (!(field instanceof HTMLElement) || !field.matches(CHANGED)) return false;
  // The title is the word that the form has.
  return field.textContent !== field.closest('[title]')?.getAttribute('title');
}

/**
 * Takes a word that was typed into a list of words, or changed in it, as Enter does: Payload 3.90.1 takes what was typed
 * away without a word when the focus leaves, shows a changed one that the form does not have, and a save goes without
 * either.
 *
 * @param field that has the focus, or had it until now
 */
export function takeWord(field: EventTarget | null): void {
  if (!holdsTyped(field)) return;
  const word = watchText();
  word.typed();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  // The form has it once it has rendered.
  setTimeout(word.handedOver);
}
