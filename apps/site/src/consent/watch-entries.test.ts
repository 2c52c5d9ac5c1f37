// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { watchEntries } from './watch-entries.ts';

beforeEach(() => {
  document.body.innerHTML = `<form><input name="text" value="as it was"><textarea>as it was</textarea>
    <input type="checkbox"><input type="hidden" value="1"><button value="next">Next</button>
    <select><option>one</option><option selected>two</option></select><select><option>any</option></select></form>
    <input type="search">`;
});
const find = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind;

it('T-1 a form as the server sent it has nothing to lose', () => {
  expect(watchEntries()()).toBe(false);
});

it.each<[string, () => unknown]>([
  ['a text', () => Object.assign(find('[name=text]'), { value: 'changed' })],
  ['a longer text', () => Object.assign(find('textarea'), { value: 'changed' })],
  ['a box', () => Object.assign(find('[type=checkbox]'), { checked: true })],
  ['a choice', () => Object.assign(find('select'), { selectedIndex: 0 })],
])('T-1 what was entered before it watches, or restored by the browser, is seen: %s', (_, change) => {
  const hasEntries = watchEntries();
  change();
  expect(hasEntries()).toBe(true);
});

it('T-1 what was entered is remembered, also when the server has returned the form', () => {
  const hasEntries = watchEntries();
  find('[type=search]').dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasEntries()).toBe(false);
  find('[name=text]').dispatchEvent(new Event('input', { bubbles: true }));
  find('form').outerHTML = '<form><input value="typed"></form>';
  expect(hasEntries()).toBe(true);
});
