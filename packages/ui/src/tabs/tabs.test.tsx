// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTabs } from './start-tabs.ts';
import { examples } from './tabs.examples.tsx';

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const shown = () => [...document.querySelectorAll('[id^="tab-"]:not([hidden])')].map(({ id }) => id);

function start(example: string, { anchor = '', isWide = true } = {}) {
  location.hash = anchor;
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: isWide }) as unknown as MediaQueryList,
  );
  document.body.innerHTML = renderToStaticMarkup(examples[example]);
  startTabs();
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => start('horizontal'));

describe('tabs', () => {
  it('R-4 C-5 come from the server as a list of links to panels that all show', () => {
    const html = renderToStaticMarkup(examples.horizontal);
    expect(html).toContain('<ul class');
    expect(html.match(/href="#tab-\d"/g)).toHaveLength(3);
    expect(html).not.toMatch(/ hidden[ =>]|role=|style=/);
  });

  it('C-5 show the first panel alone once their script runs, and only its tab is a stop for the keyboard', () => {
    expect(shown()).toEqual(['tab-1']);
    expect(document.querySelectorAll('[role="tab"]:not([tabindex="-1"])')).toHaveLength(1);
    expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
  });

  it('C-5 select by click and by key, and write the address', () => {
    find('#tab_tab-2').click();
    expect(shown()).toEqual(['tab-2']);
    find('#tab_tab-2').focus();
    press('ArrowRight');
    expect(shown()).toEqual(['tab-3']);
    expect(location.hash).toBe('#tab-3');
    press('ArrowRight');
    expect(shown()).toEqual(['tab-1']);
  });

  it('C-5 select by the address, also by the address of something inside', () => {
    start('horizontal', { anchor: 'heading-2' });
    expect(shown()).toEqual(['tab-2']);
  });

  it('C-5 stand in a column where there is room, and their keys with them', () => {
    start('vertical');
    expect(find('[role="tablist"]').getAttribute('aria-orientation')).toBe('vertical');
    find('#tab_tab-1').focus();
    press('ArrowDown');
    expect(shown()).toEqual(['tab-2']);
    start('vertical', { isWide: false });
    expect(find('[role="tablist"]').getAttribute('aria-orientation')).toBe('horizontal');
  });
});
