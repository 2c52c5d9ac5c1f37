import { GraphQLError } from './graphql-library.ts';

/** Thrown for a request that is rejected as a whole: the message says what is wrong and what is allowed. */
export class RequestError extends GraphQLError {
  constructor(message: string, code = 'BAD_USER_INPUT') {
    super(message, { extensions: { code } });
    this.name = 'RequestError';
  }
}

/** Thrown for a document that does not match the schema, or that exceeds a limit: each error says where. */
export class InvalidDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The GraphQL document is invalid.');
    this.name = 'InvalidDocument';
    this.errors = errors;
  }
}
