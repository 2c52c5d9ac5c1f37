// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fillInHidden } from './fill-in-hidden.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/contact?utm_campaign=spring%20tide&utm_source=mail#form');
  document.body.innerHTML = `<form>
    <input type="hidden" name="page" data-source="page_url">
    <input type="hidden" name="came_from" data-source="referrer">
    <input type="hidden" name="campaign" data-source="query" data-parameter="utm_campaign">
    <input type="hidden" name="medium" data-source="query" data-parameter="utm_medium">
    <input type="hidden" name="_key" data-source="key">
    <input type="hidden" name="_elapsed" data-source="elapsed">
    <input type="hidden" name="_page" value="/contact">
    <input name="name" value="Ada"></form>`;
});
const form = () => document.querySelector('form') as HTMLFormElement;
const value = (name: string) => form().querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

describe('hidden fields in the browser', () => {
  it('C-8 are filled from the page and its address, the rest is left alone', () => {
    fillInHidden(form());
    expect(value('page')).toBe(window.location.href);
    expect([value('campaign'), value('medium')]).toEqual(['spring tide', '']);
    expect([value('_page'), value('name')]).toEqual(['/contact', 'Ada']);
    expect(Number(value('_elapsed'))).toBeGreaterThan(0);
  });

  it('C-8 keep their key for a repeat, and what they held before', () => {
    const campaign = form().querySelector<HTMLInputElement>('[name=campaign]');
    if (campaign) campaign.value = 'autumn';
    fillInHidden(form());
    const key = value('_key');
    expect(key).toMatch(/^[\w-]{31,63}$/);
    fillInHidden(form());
    expect([value('_key'), value('campaign')]).toEqual([key, 'autumn']);
  });

  it('C-8 get the same key when the page is left and opened again with Back, another one when it is opened anew', () => {
    window.history.replaceState({ scroll: 7 }, '');
    fillInHidden(form());
    const key = value('_key');
    const [input] = document.getElementsByName('_key') as NodeListOf<HTMLInputElement>;
    if (input) input.value = '';
    fillInHidden(form());
    expect([value('_key'), window.history.state]).toEqual([key, { scroll: 7, key }]);
    window.history.replaceState(null, '');
    if (input) input.value = '';
    fillInHidden(form());
    expect(value('_key')).not.toBe(key);
  });

  it('C-8 keep their key in the history entry that a link from the errors to a field has made', () => {
    fillInHidden(form());
    const key = value('_key');
    window.history.pushState(null, '', '#name');
    fillInHidden(form());
    expect([value('_key'), window.history.state]).toEqual([key, { key }]);
  });
});
