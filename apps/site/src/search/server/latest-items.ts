import type { Section } from '@keelstone/content/sections/sections.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import { type FeaturedCard, LATEST_LIMIT, type Language, type NodeReference } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { type FeaturedItem, iconPicture } from '../query/featured-item.ts';
import { linkUrl } from './indexes/search-document.ts';

function cardItem(card: FeaturedCard): FeaturedItem {
  const { heading, text, link } = card;
  return { heading, text, link, media: card.media, linksToAsset: false, nid: null };
}

function referenceItem({ nid, title, excerpt, path, picture }: NodeReference): FeaturedItem {
  return {
    heading: title,
    text: excerpt,
    link: { title: null, url: path },
    media: picture,
    linksToAsset: false,
    nid: String(nid),
  };
}

/** Converts a resource to an item of the `Most Recent` block; without a picture it shows the icon of its type. */
function resourceItem(resource: PublishedNodeOf<'resource'>): FeaturedItem {
  const [type] = resource.resourceTypes;
  return {
    heading: resource.title,
    text: resource.excerpt,
    link: { title: type?.linkText ?? null, url: linkUrl(resource) },
    media: resource.picture ?? (type?.iconUrl ? iconPicture(type.iconUrl) : null),
    linksToAsset: linkUrl(resource) !== resource.path,
    nid: String(resource.nid),
  };
}

/** The items of a section that features cards or nodes (S-22). Null for any other section. */
export function featuredItems(
  section: Section,
  content: ContentReplica,
  language: Language,
): FeaturedItem[] | null {
  if ('cards' in section) return section.cards.map(cardItem);
  const references = 'resources' in section ? section.resources : 'nodes' in section ? section.nodes : null;
  if (references === null) return null;
  return references.map((reference) => {
    const node = content.node(reference.nid, language);
    return node?.type === 'resource' ? resourceItem(node) : referenceItem(reference);
  });
}

/** The newest published resources, without archived ones (S-23). */
export function latestResources(
  content: ContentReplica,
  language: Language,
  limit: number,
  exclude: readonly string[],
): PublishedNodeOf<'resource'>[] {
  const latest: PublishedNodeOf<'resource'>[] = [];
  for (const resource of content.nodesOfType('resource', language)) {
    if (latest.length >= limit) break;
    if (!resource.archived && !exclude.includes(String(resource.nid))) latest.push(resource);
  }
  return latest;
}

/** The `Most Recent` block (S-14): the items pinned by an editor, then the newest resources, four in total. */
export function mostRecentItems(content: ContentReplica, { language, search }: SiteSettings): FeaturedItem[] {
  const pinned =
    (search.featured && featuredItems(search.featured, content, language))?.slice(0, LATEST_LIMIT) ?? [];
  const exclude = pinned.flatMap((item) => item.nid ?? []);
  const filler = latestResources(content, language, LATEST_LIMIT - pinned.length, exclude);
  return [...pinned, ...filler.map(resourceItem)];
}
