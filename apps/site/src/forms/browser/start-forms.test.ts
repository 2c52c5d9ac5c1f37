// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { showAsked } from './start-forms.ts';

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="radio" name="about" value="demo"><input type="radio" name="about" value="help">
    <div data-if="about" data-values='["help"]'>
      <select name="product"><option value=""></option><option value="other"></option></select>
    </div>
    <div data-if="product" data-values='["other"]'><input name="which"></div></form>`;
});
const form = () => document.querySelector('form') as HTMLFormElement;
const check = (value: string) => form().querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
const asked = () =>
  [...form().querySelectorAll('[data-asked]')].map((field) =>
    field.querySelector('[name]')?.getAttribute('name'),
  );

describe('fields with a condition in the browser', () => {
  it('C-8 are shown while what they depend on is chosen, and hidden with it', () => {
    showAsked(form());
    expect(asked()).toEqual([]);
    check('help');
    showAsked(form());
    expect(asked()).toEqual(['product']);
    (form().elements.namedItem('product') as HTMLSelectElement).value = 'other';
    showAsked(form());
    expect(asked()).toEqual(['product', 'which']);
    check('demo');
    showAsked(form());
    expect(asked()).toEqual([]);
  });

  it('C-8 are left to styles only once the script shows them again', () => {
    expect(form().matches('[data-enhanced]')).toBe(false);
    showAsked(form());
    expect(form().matches('[data-enhanced]')).toBe(true);
  });
});
