import { type AnyField, findField } from '../admin/refusals/describe-field.ts';

/** Fields of a page that are called otherwise where they are published. */
const FORM_NAMES: Readonly<Record<string, string>> = { path: 'alias' };

type Row = { id?: unknown; kind?: unknown; blockType?: unknown };
type Place = {
  /** The field of the form, such as `sections.1.heading`; empty if the form has none. */
  path: string;
  /** The block types of the rows on the way, by their paths. */
  kinds: ReadonlyMap<string, string>;
};

const rowsOf = (list: unknown): readonly Row[] => (Array.isArray(list) ? list : []);

/**
 * Where the form has what is refused, by the way to it in the document or in the node. Rows without text are not published, so that a row is found by its
 * id; what lies deeper than that, or is called otherwise in the form, is found as its list or its section.
 *
 * @param document what the form shows, in the language of the node
 */
export function placeInForm(
  { path }: { path?: readonly { key: unknown; value: unknown }[] | undefined },
  { fields, document }: { fields: readonly AnyField[]; document: unknown },
): Place {
  const names: string[] = [];
  const kinds = new Map<string, string>();
  let [within, value]: [readonly AnyField[], unknown] = [fields, document];
  let field: object | undefined;
  for (const item of path ?? []) {
    if (typeof item.key === 'number') {
      const rows = rowsOf(value);
      const index = rows.findIndex(({ id }) => id !== undefined && id === (item.value as Row | null)?.id);
      const row = rows[index];
      if (!row) break;
      names.push(String(index));
      const block =
        'blocks' in (field ?? {}) && typeof row.blockType === 'string' ? row.blockType : undefined;
      if (block !== undefined) {
        kinds.set(names.join('.'), block);
        const { blocks } = field as { blocks: { slug: string; fields: AnyField[] }[] };
        within = blocks.find(({ slug }) => slug === block)?.fields ?? [];
      }
      value = row;
      continue;
    }
    const name = String(item.key);
    const own = names.length === 0 ? (FORM_NAMES[name] ?? name) : name;
    field = findField(within, own)?.field;
    if (!field) break;
    names.push(own);
    within = 'fields' in field ? (field.fields as AnyField[]) : [];
    value = (value as Record<string, unknown> | null | undefined)?.[own];
  }
  return { path: names.join('.'), kinds };
}
