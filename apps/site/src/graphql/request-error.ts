import { GraphQLError } from './graphql-library.ts';

/** Thrown for a request that is rejected as a whole: the message says what is wrong and what is allowed. */
export class RequestError extends GraphQLError {
  constructor(message: string, code = 'BAD_USER_INPUT') {
    super(message, { extensions: { code } });
    this.name = 'RequestError';
  }
}
