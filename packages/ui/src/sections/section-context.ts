import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language, NodeReference } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { FormContext } from '../form-view/form-state.ts';
import type { LocalizedLink } from '../link/localized-link.ts';

/** What sections and paragraphs are handed by the page they stand on: they know neither content types nor the site. */
export type SectionContext = {
  /** Language of the content. */
  language: Language;
  messages: Messages['sections'];
  /** Turns a reference towards the reader: links to nodes are shown of what comes back, never of the reference. */
  localize(reference: NodeReference): LocalizedLink;
  /** Makes the card of a node. */
  card(reference: NodeReference): ReactNode;
  /**
   * Nodes of a type that share terms with the page, best first; events only while they are to come.
   *
   * @param except nids that are shown already
   */
  related(type: 'event' | 'resource', count: number, except: readonly number[]): NodeReference[];
  /** What forms are told by the page. */
  forms: FormContext;
};
