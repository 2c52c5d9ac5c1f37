import type { RichText } from './rich-text.ts';

/** A heading within a text; nothing for none. */
export const headingPart = (text: string | null): RichText =>
  text ? [{ kind: 'heading', level: 2, children: [{ kind: 'text', text }] }] : [];

/** A paragraph of a text; nothing for none. */
export const paragraphPart = (text: string | null): RichText =>
  text ? [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] : [];
