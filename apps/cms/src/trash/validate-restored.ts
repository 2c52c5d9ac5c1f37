import { say } from '@keelstone/languages/say.ts';
import { APIError, type CollectionBeforeChangeHook, type Field } from 'payload';

/** Collections whose validity depends on other documents, which may have changed while it was in the trash. */
const VALIDATED = new Set(['redirects', 'synonyms', 'pinned_results']);

type Validate = (value: unknown, options: object) => unknown;

/** Thrown when a document cannot be restored because of changes in the meantime. */
class CannotRestoreError extends APIError {
  constructor(reason: string) {
    super(say('It stays in the trash. {reason}', { reason }), 409, null, true);
    this.name = 'CannotRestoreError';
  }
}

const validatorOf = (field: Field): Validate | undefined =>
  'validate' in field ? (field.validate as Validate | undefined) : undefined;

/** Payload validates only the date when a document is restored. */
export const validateRestored: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.deletedAt || data.deletedAt || !VALIDATED.has(collection.slug)) return data;
  const { id } = originalDoc;
  for (const field of collection.fields) {
    const validate = validatorOf(field);
    if (!validate || !('name' in field)) continue;
    const validated = { ...field, req, id, data: originalDoc, siblingData: originalDoc, operation: 'update' };
    const verdict = await validate(originalDoc[field.name], validated);
    if (verdict !== true) throw new CannotRestoreError(String(verdict));
  }
  return data;
};
