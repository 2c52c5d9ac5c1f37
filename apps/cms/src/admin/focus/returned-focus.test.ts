// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberFirstField, returnedFocus } from './returned-focus.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<button>Restore</button><form><div class="field-type"><input id="title"><input id="path"></div></form>';
  history.replaceState(null, '', '/admin/collections/article/7');
});

const form = () => document.querySelector('form') as HTMLElement;
const press = (isByKey: boolean) => {
  const button = document.querySelector('button') as HTMLElement;
  button.focus();
  vi.spyOn(button, 'matches').mockReturnValue(isByKey);
};

it('U-9 a form that takes the place of what was pressed by key has the focus in its first field, once', () => {
  press(true);
  rememberFirstField('/admin/collections/article/7?locale=en');
  expect(returnedFocus(form())?.id).toBe('title');
  expect(returnedFocus(form())).toBeUndefined();
});

it('U-9 leaves the focus alone after a click, and in another form', () => {
  press(false);
  rememberFirstField('/admin/collections/article/7');
  expect(returnedFocus(form())).toBeUndefined();
  press(true);
  rememberFirstField('/admin/collections/page/7');
  expect(returnedFocus(form())).toBeUndefined();
});
