import type { List, ListItem } from '@keelstone/model';
import type { LexicalNode } from './lexical-node.ts';
import { hasText, projectInlines } from './project-inlines.ts';
import type { ProjectionContext } from './projection-context.ts';

const isList = (node: LexicalNode) => node.type === 'list';

/** Lexical puts a nested list into a separate item; here it belongs to the item above. */
export async function projectList(node: LexicalNode, context: ProjectionContext): Promise<List | null> {
  const items: ListItem[] = [];
  for (const item of node.children ?? []) {
    const nodes = item.children ?? [];
    const children = await projectInlines(
      nodes.filter((child) => !isList(child)),
      context,
    );
    if (hasText(children)) items.push({ children, list: null });
    for (const nested of nodes.filter(isList)) {
      const list = await projectList(nested, context);
      const above = items.at(-1);
      if (list && above)
        above.list = above.list ? { ...above.list, items: [...above.list.items, ...list.items] } : list;
      else if (list) items.push(...list.items);
    }
  }
  return items.length ? { kind: 'list', ordered: node.listType === 'number', items } : null;
}
