import { GraphQLError } from './graphql-library.ts';

/** Thrown for a request that is refused as a whole: its message names the fault and what is allowed. */
export class RequestError extends GraphQLError {
  constructor(fault: string, code = 'BAD_USER_INPUT') {
    super(fault, { extensions: { code } });
    this.name = 'RequestError';
  }
}
