import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const FIELDS: Partial<Record<keyof PageSettings, (value: unknown) => boolean>> = {
  language: isText,
  path: isText,
  trustedUrls: Array.isArray,
  notices: Array.isArray,
  tracking: isObject,
  search: isObject,
};

/**
 * The settings in the page. The server has validated them in depth when it rendered the page (`renderPage`); the
 * library for that would be a third of the script of a content page, so here it is only checked that they have arrived
 * whole.
 *
 * @throws TypeError naming the first field that is missing
 */
export function readPageSettings(): PageSettings {
  const settings = JSON.parse(document.getElementById('page-settings')?.textContent ?? 'null');
  for (const [name, isValid] of Object.entries(FIELDS)) {
    if (!isValid(settings?.[name])) throw new TypeError(`The page settings lack "${name}".`);
  }
  return settings;
}
