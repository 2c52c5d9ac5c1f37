import { stat } from 'node:fs/promises';
import { runProgram, type SystemUser } from './run-program.ts';

/** Thrown if we run as root and there is no account that PostgreSQL could run as. */
class NoUserForPostgresError extends Error {
  constructor(cause: unknown) {
    super(
      'PostgreSQL refuses to run as root, and the account "postgres" neither exists nor could be made. ' +
        'Create it (useradd --system postgres), or start Keelstone as an ordinary user.',
      { cause },
    );
    this.name = 'NoUserForPostgresError';
  }
}

/** Thrown if the data belongs to an account that we cannot switch to. */
class ForeignDataError extends Error {
  constructor(dataDirectory: string, uid: number) {
    super(
      `The database in ${dataDirectory} belongs to user ${uid}, and PostgreSQL only opens what is its own. ` +
        'Start Keelstone as that user or as root, or give it another data directory.',
    );
    this.name = 'ForeignDataError';
  }
}

/**
 * Chooses the user that PostgreSQL runs as. For an ordinary user: that user. For root: the owner of the data or
 * `postgres`, which is created if it does not exist.
 *
 * @throws NoUserForPostgresError
 * @throws ForeignDataError if the data belongs to another ordinary user
 */
export async function choosePostgresUser(
  dataDirectory: string,
  log: (message: string) => void,
): Promise<SystemUser | null> {
  const owner = await stat(dataDirectory).catch(() => null);
  const ourselves = process.getuid?.();
  if (ourselves !== 0) {
    if (owner && ourselves !== undefined && owner.uid !== ourselves) {
      throw new ForeignDataError(dataDirectory, owner.uid);
    }
    return null;
  }
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  return (await findUser()) ?? (await makeUser(log));
}

async function findUser(): Promise<SystemUser | null> {
  try {
    const uid = Number(await runProgram('id', ['-u', 'postgres'], null));
    const gid = Number(await runProgram('id', ['-g', 'postgres'], null));
    return { name: 'postgres', uid, gid };
  } catch {
    return null; // `id` fails for an unknown account.
  }
}

async function makeUser(log: (message: string) => void): Promise<SystemUser> {
  try {
    await runProgram('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], null);
  } catch (cause) {
    throw new NoUserForPostgresError(cause);
  }
  log('Made the system account "postgres", because PostgreSQL refuses to run as root.');
  const user = await findUser();
  if (!user) throw new NoUserForPostgresError(null);
  return user;
}
