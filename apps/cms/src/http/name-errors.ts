import {
  APIError,
  AuthenticationError,
  FileRetrievalError,
  FileUploadError,
  Forbidden,
  Locked,
  LockedAuth,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
} from 'payload';

const ERRORS = {
  APIError,
  AuthenticationError,
  FileRetrievalError,
  FileUploadError,
  Forbidden,
  Locked,
  LockedAuth,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
};

/**
 * Gives Payload's error classes their names back, which the bundler's minifier may have replaced by none. Payload
 * 3.90.1 takes an error's name from its class, and without one responds with "An unknown error occurred" instead of
 * the message.
 */
export function nameErrors(errors: Record<string, object> = ERRORS): void {
  for (const [name, error] of Object.entries(errors)) Object.defineProperty(error, 'name', { value: name });
}
