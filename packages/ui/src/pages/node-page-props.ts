import type { PublishedNode, PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import type { ContentType, Language, NodeReference } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { LocalizedLink } from '../link/localized-link.ts';
import type { SectionContext } from '../sections/section-context.ts';

/** What a page design is given besides its node. */
export type PageContext = {
  /** Language of the content; dates and the words around it follow it. */
  language: Language;
  messages: Messages['interface'];
  isHome: boolean;
  /** The page's one address, for who passes it on. */
  url: string;
  /** When the page is made, in Unix seconds: some things are over by now. */
  now: number;
  /** The suite accent of a node, for `data-accent`. */
  accentOf(node: PublishedNode): string | undefined;
  /** What a reference shows a reader of this page. */
  localize(reference: NodeReference): LocalizedLink;
  /** The card of what a reference names. */
  card(reference: NodeReference): ReactNode;
  /** The node that a reference names, in the language in which the page shows it; null when it is not published. */
  find(reference: NodeReference): PublishedNode | null;
  /**
   * What shares terms with the page, best first: articles, case studies, resources, solutions and events to come.
   *
   * @param except nids that are shown already
   */
  related(count: number, except: readonly number[]): NodeReference[];
  /** Nodes that name this one in their fields, newest first, without archived ones. */
  referring<T extends ContentType>(type: T): PublishedNodeOf<T>[];
  /** Nodes of a type in the page's language, newest first, without archived ones. */
  nodesOfType<T extends ContentType>(type: T): PublishedNodeOf<T>[];
  /** What the page's sections are handed. */
  sectionContext: SectionContext;
  /** Where search lists everything with a term. */
  searchUrl(facet: 'industries' | 'product_suites', label: string): string;
  /** The search screen for the type that an overview page lists; null where there is none. */
  listing: ReactNode;
};

export type NodePageProps<T extends ContentType> = { node: PublishedNodeOf<T>; page: PageContext };

export type NodeCardProps<T extends ContentType> = {
  node: PublishedNodeOf<T>;
  messages: Messages['interface'];
  language: Language;
};

/** A thing as schema.org knows it, with what is said of it. */
export type ThingData = Exclude<Thing, string>;

/** What structured data needs besides the node. */
export type StructuredDataContext = {
  /** Address of the page. */
  url: string;
  origin: string;
  organisation: string;
};
