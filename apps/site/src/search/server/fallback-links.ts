import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type Link, parseSearchChoices, SEARCH_CHOICES_KEY } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { FallbackLinks } from '../query/search-response.ts';
import { publishedSetting } from './published-setting.ts';

const MOST_POPULAR = 3;

/** The pages that visitors chose for whichever search, most chosen first. */
function rankPages(setting: unknown): number[] {
  const weights = new Map<number, number>();
  for (const { pages } of parseSearchChoices(setting).choices) {
    for (const { nid, weight } of pages) weights.set(nid, (weights.get(nid) ?? 0) + weight);
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([nid]) => nid);
}

/** The link to the contact page: as navigation or footer call it what visitors do, editors need not say it again. */
function contactLink({ language, navigation, footer }: SiteSettings): Link | null {
  const { contact } = messagesOf(language);
  const links: Link[] = [
    ...navigation.flatMap(({ title, url, children }) => [
      ...(url === null ? [] : [{ title, url }]),
      ...children,
    ]),
    ...footer.flatMap((column) => column.links),
  ];
  const named = links.find(({ title }) => title.toLowerCase() === contact.toLowerCase());
  return named ? { title: named.title, url: named.url } : null;
}

/** Where a search leads that finds nothing: to people, and to what others found. */
export function fallbackLinks(content: ContentReplica, site: SiteSettings): FallbackLinks {
  const { language } = site;
  const contact = contactLink(site);
  const popular: Link[] = [];
  for (const nid of publishedSetting(content, { key: SEARCH_CHOICES_KEY, language }, rankPages) ?? []) {
    if (popular.length === MOST_POPULAR) break;
    const node = content.node(nid, language);
    if (node && !node.archived && node.path !== contact?.url)
      popular.push({ title: node.title, url: node.path });
  }
  return { contact, popular };
}
