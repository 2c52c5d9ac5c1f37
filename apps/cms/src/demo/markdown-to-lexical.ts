import { textFeatures } from '@keelstone/editing/fields/body.field.ts';
import type { ContentType } from '@keelstone/model';
import type { Markdown } from '@keelstone/seeds';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import type { FindDialog } from './load-dialogs.ts';

type TreeNode = { type: string; fields?: Record<string, unknown>; children?: TreeNode[] };
export type NodeAddress = { relationTo: ContentType; value: number };

const OWN_LINK = /^(node|dialog):(.+)$/;

type Finders = { addressOf: (key: string) => NodeAddress; findDialog: FindDialog };

/** `node:KEY` links become links to the document, so that they follow it wherever it moves; `dialog:KEY` opens one. */
function resolveLinks(node: TreeNode, find: Finders): TreeNode {
  const children = node.children?.map((child) => resolveLinks(child, find));
  const [, kind, key] = (node.type === 'link' && OWN_LINK.exec(String(node.fields?.url))) || [];
  if (!key) return children ? { ...node, children } : node;
  return {
    ...node,
    fields: {
      linkType: 'internal',
      newTab: false,
      doc: kind === 'dialog' ? { relationTo: 'dialogs', value: find.findDialog(key) } : find.addressOf(key),
    },
    ...(children && { children }),
  };
}

export type ToRichText = (markdown: Markdown) => unknown;

/** Where no dialog can be opened: in a form, a notice, and what is loaded before the dialogs. */
const noDialog: FindDialog = (key) => {
  throw new Error(`The demo opens the dialog "${key}" from where none can be opened.`);
};

/** A converter from the demo's Markdown to what the CMS's editor stores. */
export async function createMarkdownConverter(
  config: SanitizedConfig,
  addressOf: (key: string) => NodeAddress,
  findDialog: FindDialog = noDialog,
): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: textFeatures });
  return (markdown) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown }) as unknown as { root: TreeNode };
    return { ...state, root: resolveLinks(state.root, { addressOf, findDialog }) };
  };
}
