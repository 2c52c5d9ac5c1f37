import type { RichText, RichTextBlock } from '@keelstone/model';
import { projectImage } from '../media/project-picture.ts';
import type { ProjectionContext } from '../projection-context.ts';
import { readSharedSection } from '../read-shared-section.ts';
import type { LexicalNode } from './lexical-node.ts';
import { hasText, projectInlines } from './project-inlines.ts';
import { projectList } from './project-list.ts';
import { projectTable } from './project-table.ts';
import { type ProjectText, projectTextBlock } from './project-text-block.ts';

export const HEADING_LEVELS: Record<string, 2 | 3 | 4> = { h2: 2, h3: 3, h4: 4 };

async function projectUpload(node: LexicalNode, context: ProjectionContext): Promise<RichTextBlock | null> {
  if (node.relationTo !== 'images' || !node.value) return null;
  const image = await projectImage(node.value, context);
  return image && { kind: 'image', image, caption: node.fields?.caption?.trim() || null };
}

const projectText: ProjectText = (text, context) =>
  projectRichText(typeof text === 'string' ? null : text, context);

async function projectBlock(node: LexicalNode, context: ProjectionContext): Promise<RichTextBlock | null> {
  if (node.type === 'horizontalrule') return { kind: 'rule' };
  if (node.type === 'upload') return projectUpload(node, context);
  if (node.type === 'list') return projectList(node, context);
  if (node.type === 'table') return projectTable(node, context);
  if (node.type === 'block') return node.fields ? projectTextBlock(node.fields, context, projectText) : null;
  const children = await projectInlines(node.children ?? [], context);
  if (!hasText(children)) return null;
  if (node.type === 'heading')
    return { kind: 'heading', level: HEADING_LEVELS[node.tag ?? ''] ?? 2, children };
  if (node.type === 'quote') return { kind: 'quote', children };
  // Unknown nodes, too: their text is kept, their formatting is not.
  return { kind: 'paragraph', children };
}

/** A reusable section is a part of the text that shows it: nobody who reads what is published has to know of it. */
async function projectShared({ fields }: LexicalNode, context: ProjectionContext): Promise<RichText> {
  const shared = await readSharedSection(fields?.section, context);
  return shared ? context.textOfSection(shared.section, shared.context) : [];
}

/**
 * Converts Lexical's tree to the model's: only known nodes, without empty ones, and with links that are safe and
 * up to date.
 */
export async function projectRichText(
  body: { root?: unknown } | null | undefined,
  context: ProjectionContext,
): Promise<RichText> {
  const root = body?.root as LexicalNode | undefined;
  const blocks: RichText = [];
  for (const node of root?.children ?? []) {
    if (node.fields?.blockType === 'reusable') blocks.push(...(await projectShared(node, context)));
    else {
      const block = await projectBlock(node, context);
      if (block) blocks.push(block);
    }
  }
  return blocks;
}
