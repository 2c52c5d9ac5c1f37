import type { ContentType, Language, NodeReference, PublishedNode, PublishedNodeOf } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { SectionContext } from '../paragraphs/section-context.ts';
import type { Messages } from '../shell/messages.ts';

/** What a page design is given besides its node. */
export type Surroundings = {
  /** Language of the content; dates follow it. */
  language: Language;
  messages: Messages;
  isHome: boolean;
  /** The suite accent of a node, for `data-accent`. */
  accentOf(node: PublishedNode): string | undefined;
  /** The card of what a reference names. */
  card(reference: NodeReference): ReactNode;
  /** What the page's sections are handed. */
  sectionContext: SectionContext;
  /** Where search lists everything with a term. */
  searchUrl(facet: 'industries' | 'product_suites', label: string): string;
  /** The search screen for a type; null where there is none. */
  listing(contentType: ContentType): ReactNode;
};

export type NodePageProps<T extends ContentType> = { node: PublishedNodeOf<T>; around: Surroundings };

export type NodeCardProps<T extends ContentType> = {
  node: PublishedNodeOf<T>;
  messages: Messages;
  language: Language;
};

/** What structured data needs besides the node. */
export type StructuredDataContext = {
  /** Address of the page. */
  url: string;
  origin: string;
  organisation: string;
};
