import { readerLanguage } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { contextWithActor } from './actor-of.ts';

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>;

/** Thrown when something that must be atomic with a save is called outside a transaction. */
class NoTransactionError extends Error {
  constructor() {
    super(
      'Publishing was asked for outside of a database transaction, so a failure could leave the CMS and the site ' +
        'disagreeing. Begin one (payload.db.beginTransaction) and pass its id as req.transactionID.',
    );
    this.name = 'NoTransactionError';
  }
}

/** The concrete type of Payload's database adapter. */
export const databaseOf = (payload: Payload) => payload.db as unknown as PostgresAdapter;

/** Turns `$1 … $n` into bound parameters, with drizzle's public API. */
function bindParameters(text: string, parameters: readonly unknown[]) {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) =>
      index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(parameters[Number(piece) - 1])}`,
    ),
  );
}

/** Runs statements with `$1 … $n` on a connection or in a session of Payload's adapter. */
export const executorOn = (database: unknown): Executor => ({
  query: async (text, parameters = []) => {
    const { rows } = await (database as Database).execute(bindParameters(text, parameters));
    return { rows: rows as Record<string, unknown>[] };
  },
});

/** What Payload's adapter keeps of the open transaction of a request: one object for each. */
export async function sessionOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const id = await transactionID;
  return id === undefined ? undefined : databaseOf(payload).sessions?.[String(id)];
}

/**
 * The open transaction of a request, for the read model: publishing commits or rolls back with the save.
 *
 * @throws NoTransactionError when the request has none
 */
export async function transactionOf(req: PayloadRequest): Promise<Executor> {
  const session = await sessionOf(req);
  if (!session) throw new NoTransactionError();
  return executorOn(session.db);
}

/**
 * For reading: the request's transaction if it has one (so that its own writes are visible), otherwise a pooled
 * connection.
 */
export async function readerOf(req: PayloadRequest): Promise<Executor> {
  const session = await sessionOf(req);
  return executorOn(session?.db ?? databaseOf(req.payload).drizzle);
}

/** Payload's own texts in the language of the reader; it takes English ones for operations of its local API. */
export async function textsOfReader({ config }: Payload): Promise<Pick<Partial<PayloadRequest>, 'i18n'>> {
  const language = readerLanguage();
  return language === DEFAULT_LANGUAGE ? {} : { i18n: await getLocalI18n({ config, language }) };
}

/**
 * Options for a local operation in a request's transaction, as the system instead of its user. It gets a new
 * request object, because Payload writes locale and context into it; the audit trail still records the original
 * user.
 */
export async function withTransactionOf(req: PayloadRequest) {
  const transactionID = await req.transactionID;
  return {
    overrideAccess: true,
    req: {
      context: contextWithActor(req),
      ...(await textsOfReader(req.payload)),
      ...(transactionID === undefined ? {} : { transactionID }),
    } as Partial<PayloadRequest>,
  } as const;
}
