import type { Language } from '@keelstone/model';
import type { DemoSettings } from '@keelstone/seeds';
import type { Payload } from 'payload';
import type { NodeAddress } from './markdown-to-lexical.ts';
import { digestOf, stableId } from './stable-id.ts';

type AddressOf = (key: string) => NodeAddress;
type Entry = { title: { en: string; de: string }; node: string };

const SEARCH_PATHS: Record<Language, string> = { en: '/search', de: '/de/search' };

function toLink({ title, node }: Entry, id: string, language: Language, addressOf: AddressOf) {
  const target =
    node === 'search' ? { to: 'url', url: SEARCH_PATHS[language] } : { to: 'node', node: addressOf(node) };
  return { id, title: title[language], ...target };
}

function toDocument(
  settings: DemoSettings,
  language: Language,
  addressOf: AddressOf,
): Record<string, unknown> {
  const id = (...parts: (string | number)[]) => stableId('settings', ...parts);
  return {
    siteName: settings.siteName,
    tagline: settings.tagline[language],
    home: addressOf(settings.home),
    address: { ...settings.address, country: settings.address.country[language] },
    phone: settings.phone,
    email: settings.email,
    navigation: settings.navigation.map(({ children, ...entry }, index) => ({
      ...toLink(entry, id('navigation', index), language, addressOf),
      children: children.map((child, row) => ({
        ...toLink(child, id('navigation', index, row), language, addressOf),
        description: child.description?.[language],
      })),
    })),
    footer: settings.footer.map(({ heading, links }, index) => ({
      id: id('footer', index),
      heading: heading[language],
      links: links.map((link, row) => toLink(link, id('footer', index, row), language, addressOf)),
    })),
    socialLinks: settings.socialLinks?.map((link, index) => ({ id: id('elsewhere', index), ...link })),
    footerNote: settings.footerNote[language],
    disjunctiveFacets: settings.disjunctiveFacets,
    featured: [
      {
        id: id('featured'),
        blockType: 'summary_resources',
        resources: settings.featured.map((key) => addressOf(key).value),
      },
    ],
  };
}

/** Loads the site settings, unless they were loaded as they are. */
export async function loadSettings(
  payload: Payload,
  settings: DemoSettings,
  addressOf: AddressOf,
  report: (line: string) => void,
): Promise<void> {
  const hash = digestOf(settings);
  const { demoHash } = await payload.findGlobal({ slug: 'site_settings', depth: 0 });
  if (demoHash === hash) return report('Site settings: as they were');
  const save = (language: Language, more: Record<string, unknown>) =>
    payload.updateGlobal({
      slug: 'site_settings',
      locale: language,
      data: { ...toDocument(settings, language, addressOf), ...more } as never,
    });
  await save('en', {});
  await save('de', { demoHash: hash });
  report('Site settings: loaded');
}
