import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/** The names in each field of a document. Documents are cached by their text, so this is done once for each. */
const known = new WeakMap<FieldNode, ReadonlySet<string>>();

function namesIn(node: FieldNode, fragments: Fragments): ReadonlySet<string> {
  const before = known.get(node);
  if (before) return before;
  const names = new Set<string>();
  // Fragments that contain the next one twice would be visited a number of times that grows exponentially.
  const visited = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'FragmentSpread') {
        const { value } = selection.name;
        if (visited.has(value)) continue;
        visited.add(value);
        collect(fragments[value]?.selectionSet);
      } else {
        if (selection.kind === 'Field') names.add(selection.name.value);
        collect(selection.selectionSet);
      }
    }
  };
  collect(node.selectionSet);
  known.set(node, names);
  return names;
}

/**
 * The names of all fields that a request selects within a field, at any depth: what is not among them need not be
 * computed. Fields that `@skip` or `@include` leaves out are among them.
 */
export function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const [first, ...others] = fieldNodes.map((node) => namesIn(node, fragments));
  if (!first) return new Set();
  return others.length === 0 ? first : new Set([first, ...others].flatMap((names) => [...names]));
}
