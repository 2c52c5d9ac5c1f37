import type { ContentReplica } from '@keelstone/content-store';
import { languagePrefix, type NodeReference, type PublishedNode, type SiteSettings } from '@keelstone/model';
import { sectionMessagesOf } from '../paragraphs/section-messages.ts';
import { messagesOf } from '../shell/messages.ts';
import type { Surroundings } from './node-page-props.ts';
import type { PagesContext } from './page-context.ts';
import { ReferenceCard } from './reference-card.tsx';

export type RequestContext = PagesContext & { site: SiteSettings; path: string; query: string };

/** What the page of a node may ask for besides the node. */
export function surroundingsOf(node: PublishedNode, isHome: boolean, context: RequestContext): Surroundings {
  const { content, site, path, query } = context;
  const { language } = node;
  const messages = messagesOf(site.language);
  const card = (reference: NodeReference) => (
    <ReferenceCard
      key={reference.nid}
      reference={reference}
      content={content}
      messages={messages}
      language={language}
    />
  );
  return {
    language,
    messages,
    isHome,
    accentOf: (subject) => accentOf(subject, content),
    card,
    sectionContext: {
      language,
      messages: sectionMessagesOf(language),
      card,
      related: () => [],
      forms: { page: path },
    },
    searchUrl: (facet, label) => `${languagePrefix(language)}/search?${facet}=${encodeURIComponent(label)}`,
    listing: (contentType) => context.listing?.({ site, contentType, url: { path, query } }) ?? null,
  };
}

/** A suite has its accent; what belongs to a suite has the accent of the suite that carries the same term. */
function accentOf(node: PublishedNode, content: ContentReplica): string | undefined {
  if (node.type === 'product_suite') return node.accent ?? undefined;
  const [term] = node.productSuites;
  if (!term) return undefined;
  const suites = content.nodesOfType('product_suite', node.language);
  const suite = suites.find(({ productSuites }) => productSuites.some(({ id }) => id === term.id));
  return suite?.accent ?? undefined;
}
