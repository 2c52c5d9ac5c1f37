import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { InvalidSettingError, PathTakenError } from '@keelstone/read-model';
import { APIError, ValidationError } from 'payload';

/** Thrown when something cannot be published for a reason that an editor can fix. */
class CannotPublishError extends APIError {
  constructor(cause: Error) {
    super(cause.message, 400, null, true);
    this.name = 'CannotPublishError';
    this.cause = cause;
  }
}

/**
 * Converts errors of the model and the read model into errors that Payload shows to editors; other errors are
 * returned unchanged.
 */
export function explainToEditor(error: unknown, collection: string): unknown {
  if (error instanceof PathTakenError) {
    return new ValidationError({ collection, errors: [{ path: 'alias', message: error.message }] });
  }
  if (error instanceof InvalidNodeError || error instanceof InvalidSettingError)
    return new CannotPublishError(error);
  return error;
}
