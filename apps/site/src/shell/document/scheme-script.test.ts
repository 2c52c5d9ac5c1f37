// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { SCHEME_SCRIPT } from './scheme-script.ts';

const FORM = '<form><noscript><button>Apply</button></noscript></form>';

/** Runs the script, and ends the loading of a page. */
function load(content: string): void {
  document.body.innerHTML = content;
  new Function(SCHEME_SCRIPT)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

describe('a page whose scripts', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    document.documentElement.className = '';
  });

  it('R-4 are gone since a deployment has what a browser without scripts shows', () => {
    load(`<header></header>${FORM}`);
    expect(document.documentElement.className).toBe('');
    expect(document.querySelector('form > button')?.textContent).toBe('Apply');
  });

  it('R-4 have run is as they made it', () => {
    load(`<header data-sticky="no"></header>${FORM}`);
    expect(document.documentElement.className).toContain('js');
    expect(document.querySelector('form > button')).toBeNull();
  });
});
