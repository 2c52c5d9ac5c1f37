import type { ASTVisitor, ExecutionResult, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from './graphql-context.ts';
import {
  type DocumentNode,
  execute,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
} from './graphql-library.ts';
import type { GraphqlRequest } from './graphql-request.ts';
import {
  ALIAS_LIMIT,
  aliasesOf,
  depthOf,
  isCompilable,
  REPETITION_LIMIT,
  repeatedTooOften,
  TOKEN_LIMIT,
} from './query-limits.ts';
import { InvalidDocument, RequestError } from './request-error.ts';

/** How many documents are cached; the one that was used longest ago is evicted first. */
const CACHED = 500;
/** Characters of all of them: parsed and compiled, a document takes some hundred times as many bytes. */
const CACHED_CHARACTERS = 400_000;
/** Compiling takes longer than executing, so a document must have come this often before. */
const USES_BEFORE_COMPILING = 2;
/** So many errors of a document, or of its variables, are named: there may be tens of thousands. */
const LIMITED = { maxErrors: 10 };

type Limits = { depth: number; rules: readonly ((context: ValidationContext) => ASTVisitor)[] };

/** A valid document with exactly one operation, and its operation compiled once it has come again. */
type CheckedDocument = {
  ast: DocumentNode;
  operation: OperationDefinitionNode;
  uses: number;
  compiled: CompiledQuery | null;
};

/** Executes requests, and caches their documents by their text: parsed, validated and, when they come again, compiled. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #limits: Limits;
  readonly #cached = new LRUCache<string, CheckedDocument>({
    max: CACHED,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, query) => query.length,
  });

  constructor(schema: GraphQLSchema, limits: Limits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  /**
   * @throws GraphQLError with the syntax error
   * @throws InvalidDocument if the document does not match the schema or exceeds a limit
   * @throws InvalidDocument if the variables do not match it
   * @throws RequestError if it has not exactly one operation, or if that is no query or has another name
   */
  async execute(
    { query, variables, operationName }: GraphqlRequest,
    contextValue: GraphqlContext,
  ): Promise<ExecutionResult> {
    const document = this.#read(query);
    const { ast, operation } = document;
    if (operationName !== undefined && operationName !== operation.name?.value)
      throw new RequestError(
        `The document has no operation named ${JSON.stringify(operationName.slice(0, 40))}.`,
      );
    // Before it is executed, because a compiled query describes every wrong value.
    const definitions = operation.variableDefinitions ?? [];
    const { errors } = getVariableValues(this.#schema, definitions, variables, LIMITED);
    if (errors) throw new InvalidDocument(errors);
    const compiled = this.#compiled(document);
    if (compiled) return compiled.query({}, contextValue, variables);
    return execute({ schema: this.#schema, document: ast, contextValue, variableValues: variables });
  }

  #read(query: string): CheckedDocument {
    const cached = this.#cached.get(query);
    if (cached) return cached;
    const document = this.#check(query);
    this.#cached.set(query, document);
    return document;
  }

  #check(query: string): CheckedDocument {
    const ast = this.#parse(query);
    const operations = ast.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    if (operation?.kind !== Kind.OPERATION_DEFINITION || operations.length > 1)
      throw new RequestError(`The document has ${operations.length} operations; send one at a time.`);
    if (operation.operation !== 'query')
      throw new RequestError(`The operation is a ${operation.operation}; only queries are answered.`);
    const repeated = repeatedTooOften(ast);
    if (repeated !== undefined)
      throw new RequestError(
        `The document has "${repeated}" more than ${REPETITION_LIMIT} times. Send several queries.`,
      );
    const errors = validate(this.#schema, ast, [...specifiedRules, ...this.#limits.rules], LIMITED);
    if (errors.length > 0) throw new InvalidDocument(errors);
    const depth = depthOf(ast, operation);
    if (depth > this.#limits.depth)
      throw new RequestError(`The query has a depth of ${depth}; at most ${this.#limits.depth} is allowed.`);
    if (aliasesOf(ast, operation) > ALIAS_LIMIT)
      throw new RequestError(`The query has more than ${ALIAS_LIMIT} aliases. Send several queries.`);
    return { ast, operation, uses: 0, compiled: null };
  }

  /** The parser calls itself for each level, and may run out of stack before it has counted too many tokens. */
  #parse(query: string): DocumentNode {
    try {
      return parse(query, { maxTokens: TOKEN_LIMIT });
    } catch (error) {
      if (error instanceof RangeError) throw new RequestError('The document is nested too deeply.');
      throw error;
    }
  }

  #compiled(document: CheckedDocument): CompiledQuery | null {
    if (document.uses++ !== USES_BEFORE_COMPILING || !isCompilable(document.ast)) return document.compiled;
    const compiled = compileQuery(this.#schema, document.ast);
    if (isCompiledQuery(compiled)) document.compiled = compiled;
    return document.compiled;
  }
}
