import type { FormState } from 'payload';

/** A state of a form, and what of it somebody sees and has changed. */
export type FormStep = {
  fields: FormState;
  /** Fields that differ from what was loaded, as text, by path. */
  changed: ReadonlyMap<string, string>;
};

type TextNode = { children?: TextNode[] } & Record<string, unknown>;
type Text = { root: { children: TextNode[] } };

/** Whether a value of a field is a rich text. */
export const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<Text>).root?.children);

/** What the editor adds to nodes that it has not got, or derives from their text. */
const DERIVED = new Set([
  'version',
  'direction',
  'indent',
  'textStyle',
  'textFormat',
  'mode',
  'style',
  'detail',
]);

export const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const inOrder = (entries: [name: string, value: unknown][]) =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** A node of a text as somebody sees it. */
function seen({ children = [], ...node }: TextNode): unknown {
  const own = Object.entries(node).filter(
    ([key, value]) => !DERIVED.has(key) && !isBlank(value) && value !== 0,
  );
  return [inOrder(own.map(([key, value]) => [key, asSeen(value)])), children.map(seen)];
}

/** A value of a form as somebody sees it, also one with rows and texts in it, to be compared. */
export function asSeen(value: unknown): unknown {
  if (isText(value)) return say(value);
  if (Array.isArray(value)) return value.map(asSeen);
  if (typeof value !== 'object' || value === null) return isBlank(value) ? undefined : value;
  // Which file it is: a File has no properties of its own.
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  const entries = Object.entries(value).map(([name, each]): [string, unknown] => [name, asSeen(each)]);
  return Object.fromEntries(inOrder(entries.filter(([, each]) => each !== undefined && each !== '')));
}

/** The editor adds an empty paragraph to the end, so that there is a place to type. */
function withoutEnd(nodes: TextNode[]): TextNode[] {
  const end = nodes.findLastIndex(({ type, children }) => type !== 'paragraph' || children?.length !== 0);
  return nodes.slice(0, end + 1);
}

const say = (value: unknown): string => {
  if (isText(value)) {
    const nodes = withoutEnd(value.root.children);
    return nodes.length === 0 ? '' : JSON.stringify(nodes.map(seen));
  }
  return isBlank(value) ? '' : JSON.stringify(asSeen(value));
};

/** Takes a step. The server adds fields to new rows, which are as they were loaded and nobody's change. */
export function stepOf(fields: FormState): FormStep {
  const changed = new Map<string, string>();
  for (const [path, { value, initialValue, rows }] of Object.entries(fields)) {
    if (path === 'updatedAt') continue;
    if (rows) changed.set(path, JSON.stringify(rows.map(({ id }) => id)));
    else if (isText(value) || isText(initialValue)) changed.set(path, say(value));
    else if (say(value) !== say(initialValue)) changed.set(path, say(value) || 'emptied');
  }
  return { fields, changed };
}

const differ = (one: FormStep, other: FormStep, path: string) =>
  (one.changed.get(path) ?? '') !== (other.changed.get(path) ?? '');

/** Whether somebody sees the same. */
export const isSameStep = (one: FormStep, other: FormStep): boolean =>
  ![...one.changed.keys(), ...other.changed.keys()].some((path) => differ(one, other, path));

/** Whether rows were added, removed or moved from one step to the other. */
export const hasOtherRows = (one: FormStep, other: FormStep): boolean =>
  [...Object.keys(one.fields), ...Object.keys(other.fields)].some(
    (path) => (one.fields[path]?.rows || other.fields[path]?.rows) && differ(one, other, path),
  );

const emptyText = () => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: [] }],
  },
});

/**
 * The state of a step, to replace another one. Texts show a value that they are given only if it is another object,
 * and come as their initial one.
 */
export const stateOf = (step: FormStep, shown: FormState): FormState =>
  Object.fromEntries(
    Object.entries(step.fields).map(([path, field]) => {
      const { value } = field;
      if (!isText(value) && !isText(shown[path]?.value)) return [path, field];
      if (say(value) === say(shown[path]?.value)) return [path, { ...field, value: shown[path]?.value }];
      const text = isText(value) ? structuredClone(value) : emptyText();
      return [path, { ...field, value: text, initialValue: text }];
    }),
  );
