import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode, PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { ContentType, NodeReference } from '@keelstone/model';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import type { Listing } from '../shell/listing.ts';
import { accentOf } from './accent-of.ts';
import { localizedLinkOf } from './localized-link.ts';
import type { PagesContext } from './pages-context.ts';
import { ReferenceCard } from './reference-card.tsx';
import { relatedNodes } from './related-nodes.ts';

export type RequestContext = PagesContext & {
  site: SiteSettings;
  path: string;
  /** A rejected form of the page. */
  returned?: ReturnedForm;
};

/** The page context of a node: what its page may use besides the node itself. */
export function pageContextOf(
  node: PublishedNode,
  isHome: boolean,
  context: RequestContext,
  listing: Listing | null = null,
): PageContext {
  const { content, site, path, siteUrl } = context;
  const { language } = node;
  const now = Math.floor((context.now?.() ?? Date.now()) / 1000);
  const leading = leadingFrom(node, context);
  const related = (count: number, except: readonly number[], type?: ContentType) =>
    relatedNodes(node, content, { ...(type ? { type } : {}), count, except, now });
  return {
    language,
    messages: messagesOf(language),
    isHome,
    url: siteUrl + node.path,
    now,
    accentOf: (subject) => accentOf(subject, content),
    ...leading,
    related,
    referring: (type) => living(content.referringTo(node.nid, language), type),
    nodesOfType: (type) => living(content.nodesOfType(type, language), type),
    sectionContext: {
      language,
      messages: messagesOf(language, 'sections'),
      localize: leading.localize,
      card: leading.card,
      related: (type, count, except) => related(count, except, type),
      forms: { page: path, ...(context.returned ? { returned: context.returned } : {}) },
    },
    searchUrl: (facet, label) => context.facetUrl(language, facet, label),
    listing: listing && (
      <div lang={site.language === language ? undefined : site.language}>{listing.screen}</div>
    ),
  };
}

/** The localized links from a node, in the reader's language where possible. */
function leadingFrom(node: PublishedNode, { content, site }: RequestContext) {
  const localize = (reference: NodeReference) =>
    localizedLinkOf(reference, content, { page: node.language, reader: site.language });
  const find = (reference: NodeReference) =>
    content.node(reference.nid, localize(reference).language ?? node.language);
  const card = (reference: NodeReference) => (
    <ReferenceCard
      key={reference.nid}
      link={localize(reference)}
      node={find(reference)}
      language={node.language}
    />
  );
  return { localize, find, card };
}

const living = <T extends ContentType>(nodes: readonly PublishedNode[], type: T) =>
  nodes.filter((node): node is PublishedNodeOf<T> => node.type === type && !node.archived);
