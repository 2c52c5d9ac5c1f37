import { watchText } from '../../admin/unsaved/settled-texts.ts';

/** Where words are typed into a text with several values, one after the other. */
const WORDS = '.field-type.text.has-many .rs__input';

/**
 * Takes a word that was typed into a list of words, as Enter does: Payload 3.90.1 takes it away without a word when the
 * focus leaves, and a save goes without it.
 *
 * @param field that has the focus, or had it until now
 */
export function takeWord(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(WORDS) || field.value.trim() === '') return;
  const word = watchText();
  word.typed();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  // The form has it once it has rendered.
  setTimeout(word.handedOver);
}
