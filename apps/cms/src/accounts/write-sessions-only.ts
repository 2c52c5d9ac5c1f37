import type { User } from '@keelstone/editing/payload-types.ts';
import { AuthenticationError, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/transaction.ts';
import { hasLocked, lockAccountsOf } from './lock-accounts.ts';

type Sessions = NonNullable<User['sessions']>;
type UpdateOne = Payload['db']['updateOne'];
type Write = Parameters<UpdateOne>[0];

const isLasting = ({ expiresAt }: Sessions[number]): boolean => new Date(expiresAt) > new Date();

/** What Payload has added; the dates of those it has read are texts. */
const isNew = ({ createdAt }: Sessions[number]): boolean => (createdAt as unknown) instanceof Date;

/** Whether a write has all of an account, or the list of its sessions: more than a few columns that it names. */
const isWhole = (data: Write['data']): boolean => 'email' in data || 'sessions' in data;

/**
 * C-11: a log-in of Payload 3.90.1 reads an account, checks the password for a tenth of a second and writes the whole
 * account back with one more session, whatever was changed or deleted meanwhile. It has no hook between the two, so the
 * adapter writes the session alone, to the account as it is now, and refuses if the password is another one.
 */
export function writeSessionsOnly(payload: Payload): void {
  const { db } = payload;
  const updateOne = db.updateOne.bind(db);
  const findOne = db.findOne.bind(db);

  async function write(args: Write & { id: number | string }, req: PayloadRequest) {
    const { id, data } = args;
    await lockAccountsOf(req, [id]);
    const now = await findOne<User>({ collection: 'users', req, where: { id: { equals: id } } });
    const given = (data.sessions ?? []) as Sessions;
    const added = given.filter(isNew);
    if (added.length > 0 && (!now || now.hash !== data.hash)) throw new AuthenticationError(req.t);
    if (!now) return null;
    const current = now.sessions ?? [];
    const kept =
      added.length > 0
        ? current.filter(isLasting)
        : current.filter((one) => given.some(({ id }) => id === one.id));
    const sessions = [...kept, ...added];
    // The log-in goes on with this object: the token it signs has the role that the account has now.
    Object.assign(data, now, { sessions });
    return updateOne({ ...args, data: { sessions }, req });
  }

  db.updateOne = async (args) => {
    const { collection, id, data, req, select } = args;
    if (collection !== 'users') return updateOne(args);
    if (id === undefined || !isWhole(data)) return expectAccount(await updateOne(args), select, req);
    const isOpen = req !== undefined && (await sessionOf({ payload, transactionID: req.transactionID }));
    if (!isOpen) return inTransaction(payload, (own) => write({ ...args, id }, own));
    if (await hasLocked({ payload, transactionID: req.transactionID }, id)) return updateOne(args);
    return write({ ...args, id }, req as PayloadRequest);
  };

  db.findOne = (async (args) => {
    const found = await findOne(args);
    return args.collection === 'users' ? expectAccount(found, args.select, args.req) : found;
  }) as typeof db.findOne;
}

/** A log-in reads whether an account is locked, and fails with a `TypeError` if it was deleted meanwhile. */
function expectAccount<T>(found: T, select: Write['select'], req: Write['req']): T {
  if (!found && select?.lockUntil) throw new AuthenticationError(req?.t);
  return found;
}
