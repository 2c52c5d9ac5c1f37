import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { homePath, languagePrefix, splitLanguage } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';
import type { Breadcrumb } from '../shell/page-parts.ts';
import { localizedLinkOf } from './localized-link.ts';

/**
 * The pages above a node: the start page, then the page at each level of its alias, in the reader's language if
 * available. Levels without a page are skipped; if the level directly above has none, the overview that lists
 * nodes of this type replaces it.
 */
export function breadcrumbsOf(
  node: PublishedNode,
  content: ContentReplica,
  site: SiteSettings,
): Breadcrumb[] {
  const reader = site.language;
  const levels = pathsAbove(node.path).map((path) => pageAt(path, content));
  if (!levels.at(-1)) levels.push(overviewOf(node, content));
  const pages = new Map(levels.flatMap((page) => (page && page.nid !== node.nid ? [[page.nid, page]] : [])));
  const home = { title: messagesOf(reader).home, url: homePath(reader) };
  const above = [...pages.values()].map((page) => {
    const { title, path, language } = localizedLinkOf(referenceOf(page), content, { page: reader, reader });
    return { title, url: path, ...(language && { language }) };
  });
  return [home, ...above];
}

/** `/a` and `/a/b` for `/a/b/c`, each with the language’s prefix. */
function pathsAbove(path: string): string[] {
  const prefix = languagePrefix(splitLanguage(path).language);
  const segments = path
    .slice(prefix.length + 1)
    .split('/')
    .slice(0, -1);
  return segments.map((_, position) => `${prefix}/${segments.slice(0, position + 1).join('/')}`);
}

/**
 * The node at a path; if an editor has moved it, the one at its new path; in languages other than English, also
 * nodes that exist in English only.
 */
function pageAt(path: string, content: ContentReplica): PublishedNode | null {
  const { rest } = splitLanguage(path);
  const redirect = content.redirect(path);
  return content.nodeAt(path) ?? (redirect && content.nodeAt(redirect.to)) ?? content.nodeAt(rest);
}

function overviewOf(node: PublishedNode, content: ContentReplica): PublishedNode | null {
  const overviews = content.nodesOfType('overview_page', node.language);
  return overviews.find(({ listedType, archived }) => listedType === node.type && !archived) ?? null;
}
