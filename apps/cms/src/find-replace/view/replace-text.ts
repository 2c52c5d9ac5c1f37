import { isContent } from '@keelstone/editing/content.ts';
import type { ClientField, FormState } from 'payload';

export type Search = { find: string; replaceBy: string; isCaseSensitive: boolean };

/** A field in which something was found, and what it becomes. */
export type Replacement = { path: string; value: unknown; count: number; isRichText: boolean };

/** Addresses stay: they are changed one by one, and a path leaves a redirect. */
const KEPT = new Set([
  'alias',
  'anchor',
  'url',
  'to',
  'id',
  'blockType',
  'tone',
  'language',
  'linkType',
  'relationTo',
  'type',
]);

type Replace = (text: string) => { text: string; count: number };

/** Exactly these words, wherever they stand. */
function replacer({ find, replaceBy, isCaseSensitive }: Search): Replace {
  const escaped = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(escaped, isCaseSensitive ? 'gu' : 'giu');
  return (text) => {
    let count = 0;
    const replaced = text.replace(pattern, () => {
      count += 1;
      return replaceBy;
    });
    return { text: replaced, count };
  };
}

/** The same tree with its words replaced: those of text nodes, and of the fields of blocks. */
function replaceInTree(
  value: unknown,
  replace: Replace,
  isField: boolean,
): { value: unknown; count: number } {
  if (Array.isArray(value)) {
    const items = value.map((item) => replaceInTree(item, replace, isField));
    return {
      value: items.map((item) => item.value),
      count: items.reduce((sum, { count }) => sum + count, 0),
    };
  }
  if (!isContent(value)) return { value, count: 0 };
  let count = 0;
  // Of a node, `text` is what is read; of its fields, all texts are.
  const isText = (name: string) => (isField ? !KEPT.has(name) : name === 'text');
  const entries = Object.entries(value).map(([name, child]) => {
    if (typeof child === 'string' && isText(name)) {
      const replaced = replace(child);
      count += replaced.count;
      return [name, replaced.text];
    }
    const inner = replaceInTree(child, replace, name === 'fields' || (isField && name !== 'root'));
    count += inner.count;
    return [name, inner.value];
  });
  return { value: Object.fromEntries(entries), count };
}

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

/** What replacing would change in the texts of a form in its language, in the order of its fields. */
export function replacementsIn(
  state: FormState,
  fields: readonly ClientField[],
  search: Search,
): Replacement[] {
  if (search.find.trim() === '') return [];
  const replace = replacer(search);
  const visit = (field: ClientField, path: string): Replacement[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        visitAll(tab.fields, 'name' in tab && tab.name ? join(path, tab.name) : path),
      );
    if (field.type === 'row' || field.type === 'collapsible') return visitAll(field.fields, path);
    if (!('name' in field) || !field.name) return 'fields' in field ? visitAll(field.fields, path) : [];
    const own = join(path, field.name);
    const { value, rows = [] } = state[own] ?? {};
    if (field.type === 'group') return visitAll(field.fields, own);
    if (field.type === 'array') return rows.flatMap((_, index) => visitAll(field.fields, join(own, index)));
    if (field.type === 'blocks')
      return rows.flatMap(({ blockType }, index) =>
        visitAll(field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [], join(own, index)),
      );
    if (!('localized' in field) || !field.localized || field.admin?.readOnly || KEPT.has(field.name))
      return [];
    if (field.type === 'richText') {
      const replaced = replaceInTree(value, replace, false);
      return replaced.count > 0 ? [{ path: own, ...replaced, isRichText: true }] : [];
    }
    if ((field.type !== 'text' && field.type !== 'textarea') || typeof value !== 'string') return [];
    const { text, count } = replace(value);
    return count > 0 ? [{ path: own, value: text, count, isRichText: false }] : [];
  };
  const visitAll = (all: readonly ClientField[], path: string) => all.flatMap((field) => visit(field, path));
  return visitAll(fields, '');
}
