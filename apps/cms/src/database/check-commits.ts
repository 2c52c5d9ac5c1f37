import { say } from '@keelstone/languages/say.ts';
import { APIError, type Payload } from 'payload';
import { databaseOf, executorOn } from './transaction.ts';

/** Reported when the database rejected the whole save at commit. */
class CommitFailedError extends APIError {
  constructor() {
    super(
      say(
        'Nothing was saved: the database refused the change at its very end. Try again; if it goes on, tell whoever runs the CMS.',
      ),
      503,
      null,
      true,
    );
  }
}

/** Tells the user that the connection was lost before the database confirmed the commit. */
class CommitUnknownError extends APIError {
  constructor() {
    super(
      say(
        'The database went away while this was saved. Look whether the change is there before you try again.',
      ),
      503,
      null,
      true,
    );
  }
}

/**
 * Makes a save fail when its commit does. `@payloadcms/drizzle` 3.90.1 swallows that error, as well as commits that
 * PostgreSQL turns into a rollback, and would tell the editor that everything is saved. Change numbers are assigned
 * at commit (ADR 3), so it can fail there. PostgreSQL can report how each transaction ended.
 */
export function checkCommits(payload: Payload): void {
  const { db } = payload;
  const commit = db.commitTransaction.bind(db);
  db.commitTransaction = async (promised) => {
    const id = await promised;
    const number = await readNumber(payload, id);
    await commit(id);
    if (number === FAILED) throw new CommitFailedError();
    if (number !== null) await expectCommitted(payload, number);
  };
}

const FAILED = Symbol('a statement of the transaction has failed');

/** PostgreSQL's transaction id; null if the transaction has written nothing or has ended. */
async function readNumber(payload: Payload, id: number | string): Promise<string | null | typeof FAILED> {
  const session = databaseOf(payload).sessions?.[String(id)];
  if (!session) return null;
  try {
    const { rows } = await executorOn(session.db).query(
      'select pg_current_xact_id_if_assigned()::text as number',
    );
    return (rows[0]?.number as string | null | undefined) ?? null;
  } catch {
    return FAILED;
  }
}

async function expectCommitted(payload: Payload, number: string): Promise<void> {
  const status = executorOn(databaseOf(payload).drizzle).query('select pg_xact_status($1::xid8) as status', [
    number,
  ]);
  const { rows } = await status.catch(() => {
    throw new CommitUnknownError();
  });
  if (rows[0]?.status !== 'committed') throw new CommitFailedError();
}
