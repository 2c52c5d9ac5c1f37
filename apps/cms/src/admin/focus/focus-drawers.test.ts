// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusDrawer } from './focus-drawers.tsx';

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** @returns whether the page behind would have got the key */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<textarea id="behind"></textarea><dialog open></dialog>';
  document.execCommand = (_command, _ui, text) => {
    (document.activeElement as HTMLTextAreaElement).value += text;
    return true;
  };
  focusDrawer(element('dialog'));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('C-14 a drawer gets what is typed before it is there, also when the text behind it takes the focus back', () => {
  element('#behind').focus();
  vi.advanceTimersByTime(100);
  expect(press('A')).toBe(false);
  element('dialog').innerHTML = '<textarea id="note"></textarea>';
  vi.advanceTimersByTime(1000);
  expect(document.activeElement?.id).toBe('note');
  expect(element('#note')).toHaveProperty('value', 'A');
});

it('C-14 a drawer gets what is typed when its first field has the focus no more, because it was rendered anew', () => {
  element('dialog').innerHTML = '<textarea id="note"></textarea>';
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.id).toBe('note');
  element('dialog').innerHTML = '<textarea id="anew"></textarea>';
  expect(press('A')).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(element('#anew')).toHaveProperty('value', 'A');
});

it('C-14 a first field that is rendered anew, and empty, has what was typed into it, also after a while', () => {
  element('dialog').innerHTML = '<textarea id="note"></textarea>';
  vi.advanceTimersByTime(1000);
  const note = element('#note') as HTMLTextAreaElement;
  expect(press('O')).toBe(true);
  note.value = 'Of Mar';
  element('dialog').innerHTML = '';
  expect(press('c')).toBe(false);
  vi.advanceTimersByTime(300);
  expect(press('h')).toBe(false);
  element('dialog').innerHTML = '<textarea id="note"></textarea>';
  vi.advanceTimersByTime(300);
  expect(element('#note')).not.toBe(note);
  expect(document.activeElement?.id).toBe('note');
  expect(element('#note')).toHaveProperty('value', 'Of March');
});

it.each([
  ['the same field with a content of its own', '<textarea id="note">As stored</textarea>', 'As stored'],
  ['another field', '<textarea id="other"></textarea>', ''],
])('C-14 %s in its place gets nothing of what stood in the first', (_, markup, content) => {
  element('dialog').innerHTML = '<textarea id="note"></textarea>';
  vi.advanceTimersByTime(1000);
  (element('#note') as HTMLTextAreaElement).value = 'Of March';
  element('dialog').innerHTML = markup;
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(element('textarea:not(#behind)'));
  expect(element('textarea:not(#behind)')).toHaveProperty('value', content);
});

it('C-14 whoever goes on to another field, by whatever means, has all keys there', () => {
  element('dialog').innerHTML = '<textarea id="note"></textarea><textarea id="next"></textarea>';
  vi.advanceTimersByTime(1000);
  element('#next').focus();
  expect(press('A')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(document.activeElement?.id).toBe('next');
});

it('C-14 a drawer that has closed before it was there leaves the keys to the page', () => {
  element('#behind').focus();
  element('dialog').remove();
  expect(press('A')).toBe(true);
});
