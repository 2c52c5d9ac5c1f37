import type { Messages } from '@keelstone/languages/messages.ts';
import type { ContentType, Language, NodeReference } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { FormContext } from '../form-view/form-state.ts';
import type { LocalizedLink } from '../link/localized-link.ts';

/** What the page passes to its sections and paragraphs, which depend on neither content types nor the site. */
export type SectionContext = {
  /** Language of the content. */
  language: Language;
  messages: Messages['sections'];
  /**
   * Resolves a reference to a localized link. Always use the result, never the reference, to render links to
   * nodes.
   */
  localize(reference: NodeReference): LocalizedLink;
  /** Renders the card of a node. */
  card(reference: NodeReference): ReactNode;
  /**
   * Nodes of a type that share terms with the page, best first; only upcoming events.
   *
   * @param except nids that are shown already
   */
  related(type: ContentType, count: number, except: readonly number[]): NodeReference[];
  /** What forms need to know about the page. */
  forms: FormContext;
};
