import type { ContentReplica } from '@keelstone/content-store';
import { type Link, languagePrefix, type PublishedNode, type SiteSettings } from '@keelstone/model';
import { messagesOf } from '../shell/messages.ts';

/** The pages above a node: the start page, then every published page whose path is the beginning of its own. */
export function breadcrumbsOf(node: PublishedNode, content: ContentReplica, site: SiteSettings): Link[] {
  const prefix = languagePrefix(node.language);
  const segments = node.path
    .slice(prefix.length + 1)
    .split('/')
    .slice(0, -1);
  const above = segments
    .map((_, position) => `${prefix}/${segments.slice(0, position + 1).join('/')}`)
    .map((path) => content.nodeAt(path))
    .filter((parent) => parent !== null);
  const home = { title: messagesOf(site.language).home, url: languagePrefix(site.language) || '/' };
  return [home, ...above.map((parent) => ({ title: parent.title, url: parent.path }))];
}
