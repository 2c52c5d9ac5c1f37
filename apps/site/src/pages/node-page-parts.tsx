import { DEFAULT_LANGUAGE, languagePrefix, type SiteSettings } from '@keelstone/model';
import { messagesOf } from '../shell/messages.ts';
import type { PageParts } from '../shell/page-parts.ts';
import { pageSettings } from '../shell/page-settings.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import type { Found } from './find-page.ts';
import { NodePage } from './node-page.tsx';
import type { PagesContext } from './page-context.ts';

type FoundNode = Extract<Found, { kind: 'node' }>;
type RequestContext = PagesContext & { site: SiteSettings; path: string; query: URLSearchParams };

/** Everything the shell needs to make a document of a node. */
export function nodePageParts(found: FoundNode, context: RequestContext): PageParts {
  const { node, isHome, isUntranslated } = found;
  const { site, path } = context;
  const messages = messagesOf(site.language);
  const remarks = [isUntranslated && messages.readInEnglish, node.archived && messages.archived];
  const homePath = (language: 'en' | 'de') => languagePrefix(language) || '/';
  return {
    site,
    origin: context.siteUrl,
    path,
    canonical: isHome || node.nid === site.homeNid ? homePath(node.language) : node.path,
    title: node.title,
    description: node.excerpt,
    alternates: isHome
      ? Object.fromEntries(Object.keys(node.translations).map((key) => [key, homePath(key as 'en' | 'de')]))
      : node.translations,
    contentLanguage: isUntranslated ? DEFAULT_LANGUAGE : undefined,
    breadcrumbs: isHome ? [] : breadcrumbsOf(node, context.content, site),
    picture: node.picture,
    settings: pageSettings({ site, path, contentType: node.type, nid: node.nid }),
    remarks: remarks.filter((remark) => remark !== false),
    content: <NodePage node={node} isHome={isHome} context={context} />,
  };
}
