// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { areTextsSettled, settleTexts } from '../../admin/unsaved/settled-texts.ts';
import { takeWord } from './take-word.ts';

afterEach(() => document.body.replaceChildren());

/** As Payload renders a text with several values, and what it hears. */
function fieldWith(word: string, classes: string): { input: HTMLInputElement; keys: string[] } {
  document.body.innerHTML = `<div class="${classes}"><div><input class="rs__input"></div></div>`;
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = word;
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
  return { input, keys };
}

it('C-14 S-26 a word that was typed into a list of words is taken as by Enter, and a save waits for it', async () => {
  const { input, keys } = fieldWith('hazard', 'field-type text has-many');
  takeWord(input);
  expect(keys).toEqual(['Enter']);
  expect(areTextsSettled()).toBe(false);
  await settleTexts();
  expect(areTextsSettled()).toBe(true);
});

it.each([
  ['', 'field-type text has-many'],
  [' ', 'field-type text has-many'],
  // Enter would choose a page.
  ['haz', 'field-type relationship'],
])('C-14 presses nothing for %j in "%s"', (word, classes) => {
  const { input, keys } = fieldWith(word, classes);
  takeWord(input);
  expect(keys).toEqual([]);
  expect(areTextsSettled()).toBe(true);
});

it.each([
  ['hazards', 'true', ['Enter']],
  // To remove it.
  ['', 'true', ['Enter']],
  // Pressed, and left as it was.
  ['hazard', 'true', []],
  // Taken already.
  ['hazards', 'false', []],
])(
  'C-14 S-26 a word of the list that was changed to %j is taken, too, while that is open (%s)',
  (word, isOpen, pressed) => {
    const label = `<div class="multi-value-label__text" contenteditable="${isOpen}">${word}</div>`;
    document.body.innerHTML = `<div class="field-type text has-many"><div class="multi-value-label" title="hazard">${label}</div></div>`;
    const keys: string[] = [];
    const field = document.querySelector('.multi-value-label__text') as HTMLElement;
    field.addEventListener('keydown', ({ key }) => keys.push(key));
    takeWord(field);
    expect(keys).toEqual(pressed);
  },
);
