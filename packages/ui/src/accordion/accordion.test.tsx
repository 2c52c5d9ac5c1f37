// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from './accordion.examples.tsx';
import { Accordion } from './accordion.tsx';
import { startAccordions } from './start-accordions.ts';

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const button = (anchor: string) => find<HTMLButtonElement>(`#button_${anchor}`);
const opened = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map(({ textContent }) => textContent);

/**
 * Renders an example and starts its script, for a visitor who prefers reduced motion, so that nothing has to be
 * awaited.
 */
function start(example: string, anchor = '') {
  location.hash = anchor;
  document.body.innerHTML = renderToStaticMarkup(examples[example]);
  startAccordions();
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

describe('accordion', () => {
  it('R-4 U-3 comes from the server with every item open, under headings of the level asked for', () => {
    const html = renderToStaticMarkup(examples.default);
    expect(html.match(/<h2/g)).toHaveLength(3);
    expect(html).not.toMatch(/ hidden[ =>]|<button|style=/);
  });

  it('U-3 shows the first item alone once its script runs', () => {
    start('default');
    expect(opened()).toEqual(['prices one']);
    expect(find('#panel_prices-two').hasAttribute('hidden')).toBe(true);
  });

  it('U-3 makes landmarks of open panels only: closed ones would be empty', () => {
    start('default');
    expect(find('#panel_prices-one').getAttribute('role')).toBe('region');
    expect(find('#panel_prices-one').getAttribute('aria-labelledby')).toBe('button_prices-one');
    expect(find('#panel_prices-two').hasAttribute('role')).toBe(false);
  });

  it('U-9 makes no landmarks of more open panels than one can keep apart', () => {
    const items = Array.from({ length: 8 }, (_, at) => ({
      anchor: `item-${at}`,
      title: `${at}`,
      content: null,
    }));
    document.body.innerHTML = renderToStaticMarkup(
      <Accordion items={items} headingLevel={2} allowsSeveralOpen />,
    );
    startAccordions();
    for (const { anchor } of items.slice(1, 6)) button(anchor).click();
    expect(document.querySelectorAll('[role="region"]')).toHaveLength(6);
    button('item-6').click();
    expect(document.querySelectorAll('[role="region"]')).toHaveLength(0);
  });

  it('U-3 opens one at a time, or several, or none, as the options say', () => {
    start('default');
    button('prices-two').click();
    button('prices-two').click();
    expect(opened()).toEqual(['prices two']);
    start('several-open');
    button('prices-two').click();
    expect(opened()).toEqual(['prices one', 'prices two']);
    start('all-closed');
    button('prices-one').click();
    expect(opened()).toEqual([]);
  });

  it('U-3 does nothing when disabled', () => {
    start('disabled', 'prices-two');
    button('prices-three').click();
    expect(opened()).toEqual(['prices one']);
  });

  it('U-3 leaves a disabled item as it is, by click, address and find-in-page, and lets the others toggle', () => {
    start('disabled-items', 'prices-three');
    expect(opened()).toEqual(['prices one']);
    expect(find('#panel_prices-three').getAttribute('hidden')).toBe('');
    button('prices-three').click();
    button('prices-one').click();
    expect(opened()).toEqual(['prices one']);
    button('prices-two').click();
    expect(opened()).toEqual(['prices one', 'prices two']);
    button('prices-two').click();
    expect(opened()).toEqual(['prices one']);
    const locked = ['one', 'two', 'three'].map((item) =>
      button(`prices-${item}`).getAttribute('aria-disabled'),
    );
    expect(locked).toEqual(['true', 'false', 'true']);
  });

  it('U-3 opens by the address, and leaves other accordions alone', () => {
    start('two', 'places-three');
    expect(opened()).toEqual(['prices one', 'places three']);
    button('prices-two').click();
    expect(opened()).toEqual(['prices two', 'places three']);
    expect(location.hash).toBe('#prices-two');
  });

  it('U-3 opens an item around what the browser finds in it, and leaves the address as it is', () => {
    start('nested');
    find('#panel_outer-two').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(opened()).toContain('outer two');
    find('#panel_inner-three').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(opened()).toEqual(['outer two', 'inner three']);
    expect(location.hash).toBe('');
  });
});
