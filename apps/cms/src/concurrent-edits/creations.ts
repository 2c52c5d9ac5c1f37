import { say } from '@keelstone/languages/say.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import * as v from 'valibot';
import { isStaff } from '../access/roles.ts';
import { transactionOf } from '../database/transaction.ts';
import { CREATION_HEADER } from './request-number.ts';

/** Thrown when a document has been created by the same request before, whose answer was lost. */
export class AlreadyCreatedError extends APIError<{ created: number | null }> {
  constructor(created: number | null) {
    super(say('This has been saved already.'), 409, { created }, true);
    this.name = 'AlreadyCreatedError';
  }
}

const numberSchema = v.pipe(v.string(), v.uuid());

/** The number of what a request creates. */
function creationOf(req: PayloadRequest): string | undefined {
  const { success, output } = v.safeParse(numberSchema, req.headers.get(CREATION_HEADER));
  return success && isStaff(req) ? output : undefined;
}

/**
 * C-14: a form gives what it creates a number, and sends it again with the same one when the connection breaks. The
 * second request waits for the first one, if that is still under way.
 *
 * @throws AlreadyCreatedError with the id of the document
 */
export const refuseRepetition: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const creation = creationOf(req);
  // What its hooks create besides has no number of its own.
  if (operation !== 'create' || !creation || req.context.creation !== undefined) return args;
  req.context.creation = collection.slug;
  const { query } = await transactionOf(req);
  await query(`delete from editing.creations where made_at < now() - interval '1 day'`);
  const { rows: first } = await query(
    `insert into editing.creations (creation, made_by) values ($1::uuid, $2::integer)
     on conflict (creation) do nothing returning creation`,
    [creation, req.user?.id],
  );
  if (first.length > 0) return args;
  const { rows } = await query(
    'select document_id from editing.creations where creation = $1::uuid and made_by = $2::integer',
    [creation, req.user?.id],
  );
  const id = rows[0]?.document_id;
  throw new AlreadyCreatedError(id == null ? null : Number(id));
};

export const recordCreation: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const creation = creationOf(req);
  if (operation !== 'create' || !creation || req.context.creation !== collection.slug) return doc;
  const { query } = await transactionOf(req);
  await query(
    'update editing.creations set document_id = $2::integer where creation = $1::uuid and document_id is null',
    [creation, doc.id],
  );
  return doc;
};
