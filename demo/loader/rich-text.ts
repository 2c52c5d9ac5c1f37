import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { textFeatures } from './cms.ts';
import { type Content, NODE_SLUGS, type Target } from './read-content.ts';

type TreeNode = { type: string; fields?: Record<string, unknown>; children?: TreeNode[] };
export type Address = { relationTo: string; value: number };

const OWN_LINK = /^(node|dialog):(.+)$/;

type ResolveLink = (kind: string, key: string) => Promise<Address>;

/** `node:KEY` links become links to the document, which follow it when it moves; `dialog:KEY` opens a dialog. */
async function resolveLinks(node: TreeNode, resolve: ResolveLink): Promise<TreeNode> {
  const children =
    node.children && (await Promise.all(node.children.map((child) => resolveLinks(child, resolve))));
  const [, kind, key] = (node.type === 'link' && OWN_LINK.exec(String(node.fields?.url))) || [];
  if (!key) return children ? { ...node, children } : node;
  const doc = await resolve(kind ?? '', key);
  return { ...node, fields: { linkType: 'internal', newTab: false, doc }, ...(children && { children }) };
}

export type ToRichText = (markdown: string) => Promise<unknown>;

/** Creates a converter from Markdown to the format of the CMS's editor. */
export async function createMarkdownConverter(
  config: SanitizedConfig,
  addressOf: (target: Target) => Promise<Address>,
  { resolve }: Pick<Content, 'resolve'>,
): Promise<ToRichText> {
  const resolveLink: ResolveLink = (kind, key) =>
    addressOf(resolve(kind === 'dialog' ? ['dialogs'] : NODE_SLUGS, key) as Target);
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: textFeatures });
  return async (source) => {
    // Lines to fill in, not emphasis, which the files mark by asterisks: `___:___` became a bold `_:_`.
    const markdown = source.replace(/_{2,}/g, (blank) => '\\_'.repeat(blank.length));
    const state = convertMarkdownToLexical({ editorConfig, markdown }) as unknown as { root: TreeNode };
    return { ...state, root: await resolveLinks(state.root, resolveLink) };
  };
}
