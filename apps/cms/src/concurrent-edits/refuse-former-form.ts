import type { PayloadRequest } from 'payload';
import { FIELDS_HEADER } from './fields-header.ts';
import { fieldsOf } from './fields-of.ts';
import { FormerFormError } from './refused-save.ts';

/**
 * Refuses what a form sends that another release has made: Payload drops each field that this one does not have, and the
 * form would take its words for saved.
 *
 * @throws FormerFormError
 */
export function refuseFormerForm({ headers, payload }: PayloadRequest): void {
  const fields = headers.get(FIELDS_HEADER);
  if (fields !== null && fields !== fieldsOf(payload.config)) throw new FormerFormError();
}
