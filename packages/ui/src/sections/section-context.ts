import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language, NodeReference } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { FormSurroundings } from '../form-view/form-state.ts';

/** A reference as a localized link for a reader of the page (C-10). */
export type SectionSignpost = NodeReference & {
  /** Language of its title and text, if it differs from the page's. */
  language?: Language;
  /** Says that the target is in another language than the page. */
  remark?: string;
};

/** What the page passes to its sections and paragraphs, which depend on neither content types nor the site. */
export type SectionContext = {
  /** Language of the content. */
  language: Language;
  messages: Messages['sections'];
  /**
   * Resolves a reference to a localized link. Always use the result, never the reference, to render links to
   * nodes.
   */
  signpost(reference: NodeReference): SectionSignpost;
  /** Renders the card of a node. */
  card(reference: NodeReference): ReactNode;
  /**
   * Nodes of a type that share terms with the page, best first; only upcoming events.
   *
   * @param except nids that are shown already
   */
  related(type: 'event' | 'resource', count: number, except: readonly number[]): NodeReference[];
  /** What forms need to know about the page. */
  forms: FormSurroundings;
};
