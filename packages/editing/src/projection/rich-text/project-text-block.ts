import { CALLOUT_TONES, type RichText, type RichTextBlock } from '@keelstone/model';
import type { TextBlockKind } from '../../fields/text/text-blocks.ts';
import { isSafeAddress } from '../../link-address.ts';
import { projectMedia } from '../media/project-media.ts';
import { projectLink } from '../project-link.ts';
import type { ProjectionContext } from '../projection-context.ts';
import type { LexicalFields } from './lexical-node.ts';

/** Projects a text inside a text. */
export type ProjectText = (text: LexicalFields['text'], context: ProjectionContext) => Promise<RichText>;

type Project = (
  fields: LexicalFields,
  context: ProjectionContext,
  projectText: ProjectText,
) => Promise<RichTextBlock | null>;

const words = (value: unknown): string | null => (typeof value === 'string' ? value.trim() : '') || null;

/** An address that is safe to link to; null for all others. */
export const safeAddress = (value: unknown): string | null => {
  const address = words(value);
  return address !== null && isSafeAddress(address) ? address : null;
};

const projects: Record<TextBlockKind, Project> = {
  callout: async ({ tone, title, text }, context, projectText) => {
    const blocks = (await projectText(text, context)).filter(
      (block) => block.kind === 'paragraph' || block.kind === 'list',
    );
    if (blocks.length === 0) return null;
    const known = CALLOUT_TONES.find((each) => each === tone) ?? 'note';
    return { kind: 'callout', tone: known, title: words(title), blocks };
  },
  cited_quote: async ({ text, source, url }) => {
    const quote = words(text);
    if (quote === null) return null;
    const lines = quote.split('\n').map((line) => line.trim());
    const children = lines.flatMap((line, index) => [
      ...(index > 0 ? [{ kind: 'line_break' as const }] : []),
      { kind: 'text' as const, text: line },
    ]);
    const from = words(source);
    return {
      kind: 'quote',
      children,
      ...(from !== null && { source: { text: from, url: safeAddress(url) } }),
    };
  },
  code: async ({ code, language }) =>
    words(code) === null ? null : { kind: 'code', code: String(code).trimEnd(), language: words(language) },
  embed: async ({ media, caption }, context) => {
    const projected = await projectMedia(media, context);
    return projected && { kind: 'embed', item: { media: projected, caption: words(caption) } };
  },
  action: async ({ heading, text, label, page, url }, context) => {
    const title = words(label);
    const link = await projectLink(
      page ? { title, to: 'node', node: page } : { title, to: 'url', url: words(url) },
      context,
    );
    return link && { kind: 'action', heading: words(heading), text: words(text), link };
  },
  figures: async ({ figures }) => {
    const known = (figures ?? []).flatMap((row) => {
      const [figure, label] = [words(row.figure), words(row.label)];
      return figure !== null && label !== null ? [{ figure, label }] : [];
    });
    return known.length > 0 ? { kind: 'figures', figures: known } : null;
  },
};

/** A block inside a text; null if it has nothing to show, or is of a kind that there is no more. */
export async function projectTextBlock(
  fields: LexicalFields,
  context: ProjectionContext,
  projectText: ProjectText,
): Promise<RichTextBlock | null> {
  const project = projects[fields.blockType as TextBlockKind] as Project | undefined;
  return project ? project(fields, context, projectText) : null;
}
