import type { ASTVisitor, FieldNode, ValidationContext } from 'graphql';
import { GraphQLError, Kind, parse } from './graphql-library.ts';
import { RequestError } from './request-error.ts';

export const DEPTH_LIMIT = 10;
const ALIAS_LIMIT = 16;
const ROOT_FIELD_LIMIT = 8;
export const TOKEN_LIMIT = 2000;

/** How many checked documents are remembered; the oldest goes first. */
const REMEMBERED = 500;

const invalid = (fault: string) =>
  new GraphQLError(fault, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** Aliases let one document ask the same thing many times. */
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

/** Each field of `Query` is a search or a look-up of its own. */
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

/** Names of the operations in a document that has exactly one; remembers what it has read. */
const operationNames = new Map<string, string | undefined>();

function readOperationName(source: string): string | undefined {
  const operations = parse(source, { maxTokens: TOKEN_LIMIT, noLocation: true }).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    throw new RequestError(`The document has ${operations.length} operations; send one at a time.`);
  }
  return operation.name?.value;
}

/**
 * Checks that a source is a GraphQL document with exactly one operation, the one that is named. Mercurius would also take
 * a syntax tree in JSON, and it compiles a source for the first operation name it is sent with; neither gets that far.
 *
 * @throws GraphQLError with the syntax error
 * @throws RequestError when there is not exactly one operation, or it has another name
 */
export function checkOperation(source: string, operationName: string | undefined): void {
  if (!operationNames.has(source)) {
    const name = readOperationName(source);
    const [oldest] = operationNames.keys();
    if (operationNames.size >= REMEMBERED && oldest !== undefined) operationNames.delete(oldest);
    operationNames.set(source, name);
  }
  if (operationName === undefined || operationName === operationNames.get(source)) return;
  throw new RequestError(
    `The document has no operation named ${JSON.stringify(operationName.slice(0, 40))}.`,
  );
}
