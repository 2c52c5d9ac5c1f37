import { say } from '@keelstone/languages/say.ts';
import {
  APIError,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { canPublish } from '../access/roles.ts';
import { sayWithoutForm } from '../admin/refusals/refused-fields.ts';
import { titleOf } from '../audit/title-of.ts';
import { findOtherHolder } from '../concurrent-edits/edit-locks.ts';
import { lockSaves } from '../concurrent-edits/refuse-stale-save.ts';
import { contextWithActor } from '../database/actor-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { transactionOf } from '../database/transaction.ts';
import { type Change, changeValues, type FieldValue, isSame } from './change-values.ts';

export type RequestedChange = { field: string; change: Change; values: FieldValue[] };

/**
 * What happens to a document. `publish`: it is published without a draft, so the change is published too. `draft`:
 * it has a draft, or the user may not publish it, so the change is saved as a draft. `save`: its collection has no
 * drafts.
 */
export type Outcome = 'publish' | 'draft' | 'save' | 'unchanged' | 'refused';
export type ChangedDocument<Possible extends string = Outcome> = {
  id: number;
  title: string;
  outcome: Possible | 'refused';
  reason?: string;
};

type Found = { id: number; _status?: string } & Record<string, unknown>;
type Work = { collection: SanitizedCollectionConfig; request: RequestedChange; isDryRun: boolean };

function outcomeOf(
  document: Found,
  { collection, request }: Work,
  next: FieldValue[],
  req: PayloadRequest,
): Outcome {
  if (isSame((document[request.field] ?? []) as FieldValue[], next)) return 'unchanged';
  if (!collection.versions?.drafts) return 'save';
  return document._status === 'published' && canPublish(req) ? 'publish' : 'draft';
}

/** Of what is gone there is no title any more. */
export const sayGone = () => say('It is in the trash, or gone.');

/** Changes values of a field in the request's transaction, or says what would happen. */
export async function changeFieldOf(req: PayloadRequest, id: number, work: Work): Promise<ChangedDocument> {
  const { collection, request, isDryRun } = work;
  const { slug } = collection;
  const options = { req, user: req.user, overrideAccess: false, depth: 0, collection: slug, id } as const;
  // Until the commit, nobody can save on top of the version that this one replaces.
  if (!isDryRun) await lockSaves(req, { collection, id });
  const found: unknown = await req.payload.findByID({ ...options, draft: true, disableErrors: true });
  // It was found, and somebody has deleted it while those before it were changed.
  if (!found) return { id, title: String(id), outcome: 'refused', reason: sayGone() };
  const document = found as Found;
  const title = titleOf(collection, document) ?? String(id);
  const next = changeValues((document[request.field] ?? []) as FieldValue[], request.change, request.values);
  const outcome = outcomeOf(document, work, next, req);
  if (outcome === 'unchanged') return { id, title, outcome };
  const holder = await findOtherHolder(req, { collection, id });
  if (holder)
    return { id, title, outcome: 'refused', reason: say('{name} is editing it.', { name: holder.name }) };
  if (isDryRun) return { id, title, outcome };
  const isPublishing = outcome === 'publish';
  try {
    await req.payload.update({
      ...options,
      draft: outcome === 'draft',
      // All languages share these values, and no language has pending changes.
      ...(isPublishing && { publishAllLocales: true }),
      data: { [request.field]: next, ...(isPublishing && { _status: 'published' }) } as never,
    });
    return { id, title, outcome };
  } catch (error) {
    const refused = { slug, data: document, language: req.locale, payload: req.payload };
    throw new RefusedChangeError(title, sayWithoutForm(error, refused));
  }
}

/** Thrown within `inOwnSave`, to say the title of the document that could not be saved. */
export class RefusedChangeError extends Error {
  readonly title: string;

  constructor(title: string, cause: unknown) {
    super(say('The change of "{title}" was refused.', { title }), { cause });
    this.title = title;
    this.name = 'RefusedChangeError';
  }
}

/**
 * The requesting user with the role of this moment: many documents take minutes, in which an administrator may delete the
 * account or lower its role to end just that.
 *
 * @throws Forbidden if the account is gone
 */
async function userNow({ user }: PayloadRequest, req: PayloadRequest): Promise<PayloadRequest['user']> {
  if (!user) return user;
  const { query } = await transactionOf(req);
  const { rows } = await query('select role from users where id = $1::integer', [user.id]);
  if (!rows[0]) throw new Forbidden(req.t);
  return { ...user, role: rows[0].role as typeof user.role };
}

/**
 * Changes one of many documents in a transaction of its own as the requesting user. Errors are returned as the
 * outcome of this document, not thrown.
 */
export async function inOwnSave<Changed extends { id: number }>(
  requester: PayloadRequest,
  id: number,
  work: (req: PayloadRequest) => Promise<Changed>,
): Promise<Changed | ChangedDocument<'refused'>> {
  const { payload, locale } = requester;
  try {
    return await inTransaction(payload, async (req) => {
      const user = await userNow(requester, req);
      Object.assign(req, { user, locale, context: contextWithActor(requester) });
      return work(req);
    });
  } catch (error) {
    const title = error instanceof RefusedChangeError ? error.title : String(id);
    const own = error instanceof RefusedChangeError ? error.cause : error;
    const slug = own instanceof ValidationError ? own.data.collection : undefined;
    const cause = sayWithoutForm(own, { slug, data: undefined, language: locale, payload });
    const isPublic = cause instanceof APIError && cause.isPublic;
    if (!isPublic) payload.logger.error({ err: cause }, 'A change of many documents failed for one of them');
    const reason = isPublic ? cause.message : say('It could not be saved.');
    return { id, title, outcome: 'refused', reason };
  }
}

/** Changes one document in a save of its own, or says what would happen. */
export const changeDocument = (requester: PayloadRequest, id: number, work: Work): Promise<ChangedDocument> =>
  inOwnSave(requester, id, (req) => changeFieldOf(req, id, work));
