import type { FeaturedCard } from './featured-card.ts';
import type { Picture } from './media.ts';
import type { Quote } from './quote.ts';
import type { Link, NodeReference } from './reference.ts';
import type { Inline, ListItem, RichText } from './rich-text.ts';

export type HeadingLevel = 2 | 3 | 4;

/** A heading within a text; nothing for none. */
export const headingPart = (text: string | null, level: HeadingLevel = 2): RichText =>
  text ? [{ kind: 'heading', level, children: [{ kind: 'text', text }] }] : [];

/** A paragraph of a text; nothing for none. */
export const paragraphPart = (text: string | null): RichText =>
  text ? [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] : [];

/** A paragraph of several lines, without those that are missing. */
export function linesPart(lines: readonly (string | null)[]): RichText {
  const children = lines
    .filter((line) => line)
    .flatMap((text, index): Inline[] => [
      ...(index > 0 ? [{ kind: 'line_break' } as const] : []),
      { kind: 'text', text: text ?? '' },
    ]);
  return children.length > 0 ? [{ kind: 'paragraph', children }] : [];
}

/** A picture across the text; nothing for none. */
export const picturePart = (picture: Picture | null): RichText =>
  picture ? [{ kind: 'embed', item: { media: picture, caption: null } }] : [];

/** A button; nothing for none. */
export const linkPart = (link: Link | null): RichText =>
  link ? [{ kind: 'action', heading: null, text: null, link }] : [];

/** A list, each item of which has a title that may be a link, and what is said of it. */
export function listPart(
  items: readonly {
    title: string | null;
    url?: string | null;
    text: string | null;
    list?: ListItem['list'];
  }[],
  ordered = false,
): RichText {
  if (items.length === 0) return [];
  const nameOf = (text: string, url: string | null): Inline =>
    url
      ? { kind: 'link', url, newTab: false, children: [{ kind: 'text', text }] }
      : { kind: 'text', text, bold: true };
  return [
    {
      kind: 'list',
      ordered,
      items: items.map(({ title, url = null, text, list = null }) => ({
        children: [
          ...(title ? [nameOf(title, url)] : []),
          ...(text ? [{ kind: 'text' as const, text: title ? `: ${text}` : text }] : []),
        ],
        list,
      })),
    },
  ];
}

/** A list of pages. */
export const referencesPart = (references: readonly NodeReference[]): RichText =>
  listPart(references.map(({ title, path, excerpt }) => ({ title, url: path, text: excerpt })));

/** A list of what cards lead to. */
export const cardsPart = (cards: readonly FeaturedCard[]): RichText =>
  listPart(cards.map(({ heading, text, link }) => ({ title: heading, url: link?.url, text })));

/** A call to action; without a link, its words. */
export const actionPart = (
  heading: string,
  { text, link, level }: { text: string | null; link: Link | null; level: HeadingLevel },
): RichText =>
  link ? [{ kind: 'action', heading, text, link }] : [...headingPart(heading, level), ...paragraphPart(text)];

/** A quote with its source. */
export function quotePart({ quote, person, role, organisation, caseStudy }: Quote): RichText {
  const text = [person, role, organisation].filter(Boolean).join(', ');
  const source = text !== '' && { source: { text, url: caseStudy?.path ?? null } };
  return [{ kind: 'quote', children: [{ kind: 'text', text: quote }], ...source }];
}

/** A text below a heading of the third level. */
export const belowHeading = (text: RichText): RichText =>
  text.map((block) => (block.kind === 'heading' ? { ...block, level: 4 } : block));
