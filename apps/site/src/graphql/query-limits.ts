import type {
  ASTVisitor,
  DocumentNode,
  FieldNode,
  InlineFragmentNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValidationContext,
} from 'graphql';
import { BREAK, GraphQLError, Kind, visit } from './graphql-library.ts';

export const DEPTH_LIMIT = 10;
export const ALIAS_LIMIT = 16;
const ROOT_FIELD_LIMIT = 8;
export const TOKEN_LIMIT = 2000;

const invalid = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

export const REPETITION_LIMIT = 100;

/**
 * The name of a field or fragment that a document repeats too often; undefined if it repeats none. Whether fields of one
 * name can be merged is validated for each pair of them, which for some hundreds takes longer than any search.
 */
export function repeatedTooOften(document: DocumentNode): string | undefined {
  const counts = new Map<string, number>();
  let repeated: string | undefined;
  const count = (name: string) => {
    const times = (counts.get(name) ?? 0) + 1;
    counts.set(name, times);
    if (times > REPETITION_LIMIT) repeated = name;
    return repeated === undefined ? undefined : BREAK;
  };
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD) return count((node.alias ?? node.name).value);
      // Each is compared with each, whatever its name.
      return node.kind === Kind.FRAGMENT_SPREAD ? count('...') : undefined;
    },
  });
  return repeated;
}

/** Each field of `Query` is a separate search or lookup. */
export function limitRootFields(context: ValidationContext): ASTVisitor {
  let fields = 0;
  return {
    Field() {
      if (context.getParentType()?.name === 'Query' && ++fields === ROOT_FIELD_LIMIT + 1) {
        context.reportError(
          invalid(`The query has more than ${ROOT_FIELD_LIMIT} fields at its root. Send several queries.`),
        );
      }
    },
  };
}

/** What a field or an inline fragment counts for, and how the numbers of all in one set make one. */
type Measure = {
  own(selection: FieldNode | InlineFragmentNode): number;
  together(numbers: number[]): number;
};

/** @param document is valid, so no fragment contains itself, and each exists */
function measure(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { own, together }: Measure,
): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  // Fragments that contain the next one twice would be visited a number of times that grows exponentially.
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const number = below(fragments.get(name)?.selectionSet);
    known.set(name, number);
    return number;
  };
  const below = (set: SelectionSetNode | undefined): number =>
    together(
      (set?.selections ?? []).map((selection) =>
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : own(selection) + below(selection.selectionSet),
      ),
    );
  return below(operation.selectionSet);
}

type Measured = [document: DocumentNode, operation: OperationDefinitionNode];

/** How deeply the fields and inline fragments of an operation are nested. A named fragment adds nothing of its own. */
export const depthOf = (...measured: Measured): number =>
  measure(...measured, { own: () => 1, together: (depths) => Math.max(0, ...depths) });

/**
 * How many fields have an alias, with which one document can request the same field many times. One in a fragment counts
 * wherever that is spread: each time, it is answered once more.
 */
export const aliasesOf = (...measured: Measured): number =>
  measure(...measured, {
    own: (selection) => (selection.kind === Kind.FIELD && selection.alias ? 1 : 0),
    together: (counts) => counts.reduce((sum, count) => sum + count, 0),
  });

/**
 * Whether a document is compiled into what would be executed. graphql-jit 0.8.9 expands a fragment wherever it is spread, a
 * number of times that grows exponentially, and applies `@skip` of one spread to the others; it sets `__proto__` of the
 * result in the place of a field of that name.
 */
export function isCompilable(document: DocumentNode): boolean {
  const spread = new Set<string>();
  let isSafe = true;
  visit(document, {
    Field({ alias }) {
      if (alias?.value === '__proto__') isSafe = false;
    },
    FragmentSpread({ name: { value } }) {
      if (spread.has(value)) isSafe = false;
      spread.add(value);
    },
  });
  return isSafe;
}
