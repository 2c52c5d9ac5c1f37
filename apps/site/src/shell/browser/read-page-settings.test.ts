// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readPageSettings } from './read-page-settings.ts';

const SETTINGS = { language: 'en', path: '/', trustedUrls: [], notices: [], tracking: {}, search: {} };
const place = (settings: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="page-settings">${JSON.stringify(settings)}</script>`;
};
afterEach(() => {
  document.body.innerHTML = '';
});

describe('page settings in the browser', () => {
  it('R-7 are read from the page', () => {
    place(SETTINGS);
    expect(readPageSettings()).toEqual(SETTINGS);
  });

  it.each(Object.keys(SETTINGS))('R-7 are refused without %s, which is named', (name) => {
    place({ ...SETTINGS, [name]: undefined });
    expect(readPageSettings).toThrow(`The page settings lack "${name}".`);
  });

  it.each([
    ['path', 1],
    ['notices', {}],
    ['tracking', null],
  ])('R-7 are refused with %s of another kind', (name, value) => {
    place({ ...SETTINGS, [name]: value });
    expect(readPageSettings).toThrow(`"${name}"`);
  });

  it('R-7 are refused if there are none', () => {
    expect(readPageSettings).toThrow('"language"');
  });
});
