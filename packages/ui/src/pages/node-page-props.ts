import type { FacetName } from '@keelstone/content/facets.model.ts';
import type { PublishedNode, PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import type { ContentType, Language, NodeReference } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { LocalizedLink } from '../link/localized-link.ts';
import type { SectionContext } from '../sections/section-context.ts';

/** The page context: what a page design needs besides its node. */
export type PageContext = {
  /** Language of the content; dates and interface messages use it, too. */
  language: Language;
  messages: Messages['interface'];
  isHome: boolean;
  /** The page's canonical URL, for sharing. */
  url: string;
  /** The time of rendering, in Unix seconds: determines which events are over. */
  now: number;
  /** The suite accent of a node, for `data-accent`. */
  accentOf(node: PublishedNode): string | undefined;
  /** Resolves a reference to a localized link for a reader of this page. */
  localize(reference: NodeReference): LocalizedLink;
  /** Renders the card of a referenced node. */
  card(reference: NodeReference): ReactNode;
  /** The referenced node, in the language in which the page shows it; null if it is not published. */
  find(reference: NodeReference): PublishedNode | null;
  /**
   * Nodes that share terms with the page, best first: articles, case studies, resources, solutions and upcoming
   * events.
   *
   * @param except nids that the page already shows
   */
  related(count: number, except: readonly number[]): NodeReference[];
  /** Nodes that refer to this one in their fields, newest first, without archived ones. */
  referring<T extends ContentType>(type: T): PublishedNodeOf<T>[];
  /** Nodes of a type in the page's language, newest first, without archived ones. */
  nodesOfType<T extends ContentType>(type: T): PublishedNodeOf<T>[];
  /** The context for the page's sections. */
  sectionContext: SectionContext;
  /** URL of a search for everything with a term. */
  searchUrl(facet: FacetName, label: string): string;
  /** The search screen for the type that an overview page lists; null on other pages. */
  listing: ReactNode;
};

export type NodePageProps<T extends ContentType> = { node: PublishedNodeOf<T>; page: PageContext };

export type NodeCardProps<T extends ContentType> = {
  node: PublishedNodeOf<T>;
  messages: Messages['interface'];
  language: Language;
};

/** A schema.org thing with its properties. */
export type ThingData = Exclude<Thing, string>;

/** What structured data needs besides the node. */
export type StructuredDataContext = {
  /** URL of the page. */
  url: string;
  origin: string;
  organisation: string;
  /** In Unix seconds. */
  now: number;
};
