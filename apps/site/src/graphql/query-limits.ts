import type {
  ASTVisitor,
  DocumentNode,
  FieldNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValidationContext,
} from 'graphql';
import { GraphQLError, Kind } from './graphql-library.ts';

export const DEPTH_LIMIT = 10;
const ALIAS_LIMIT = 16;
const ROOT_FIELD_LIMIT = 8;
export const TOKEN_LIMIT = 2000;

const invalid = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** With aliases, one document can request the same field many times. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field: FieldNode) {
      if (field.alias && ++aliases === ALIAS_LIMIT + 1) {
        context.reportError(invalid(`The query has more than ${ALIAS_LIMIT} aliases. Send several queries.`));
      }
    },
  };
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

/**
 * How deeply the fields and inline fragments of an operation are nested. A named fragment adds nothing of its own.
 *
 * @param document is valid, so no fragment contains itself, and each exists
 */
export function depthOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  // Fragments that contain the next one twice would be visited a number of times that grows exponentially.
  const known = new Map<string, number>();
  const depthOfFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const depth = depthBelow(fragments.get(name)?.selectionSet);
    known.set(name, depth);
    return depth;
  };
  const depthBelow = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) =>
        selection.kind === Kind.FRAGMENT_SPREAD
          ? depthOfFragment(selection.name.value)
          : 1 + depthBelow(selection.selectionSet),
      ),
    );
  return depthBelow(operation.selectionSet);
}
