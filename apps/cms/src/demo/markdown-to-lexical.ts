import type { ContentType } from '@keelstone/model';
import type { Markdown } from '@keelstone/seeds';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { textFeatures } from '../fields/body.field.ts';

type TreeNode = { type: string; fields?: Record<string, unknown>; children?: TreeNode[] };
export type NodeAddress = { relationTo: ContentType; value: number };

const NODE_LINK = /^node:(.+)$/;

/** `node:KEY` links become links to the document, so that they follow it wherever it moves. */
function resolveLinks(node: TreeNode, addressOf: (key: string) => NodeAddress): TreeNode {
  const children = node.children?.map((child) => resolveLinks(child, addressOf));
  const [, key] = (node.type === 'link' && NODE_LINK.exec(String(node.fields?.url))) || [];
  if (!key) return children ? { ...node, children } : node;
  return {
    ...node,
    fields: { linkType: 'internal', newTab: false, doc: addressOf(key) },
    ...(children && { children }),
  };
}

export type ToRichText = (markdown: Markdown) => unknown;

/** A converter from the demo's Markdown to what the CMS's editor stores. */
export async function createMarkdownConverter(
  config: SanitizedConfig,
  addressOf: (key: string) => NodeAddress,
): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: textFeatures });
  return (markdown) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown }) as unknown as { root: TreeNode };
    return { ...state, root: resolveLinks(state.root, addressOf) };
  };
}
