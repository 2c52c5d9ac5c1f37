import type { ASTVisitor, FieldNode, ValidationContext } from 'graphql';
import { GraphQLError, Kind, parse } from './graphql-library.ts';
import { RequestError } from './request-error.ts';

export const DEPTH_LIMIT = 10;
const ALIAS_LIMIT = 16;
const ROOT_FIELD_LIMIT = 8;
export const TOKEN_LIMIT = 2000;

/** How many validated documents are cached; the oldest one is evicted first. */
const REMEMBERED = 500;

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

/** A cache of documents with exactly one operation, with the operation's name. */
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
 * Checks that a source is a GraphQL document with exactly one operation, and that it has the given name.
 * Mercurius would also accept a syntax tree in JSON, and caches a source compiled for the first operation name
 * it is sent with; this check prevents both.
 *
 * @throws GraphQLError with the syntax error
 * @throws RequestError if there is not exactly one operation, or if it has another name
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
