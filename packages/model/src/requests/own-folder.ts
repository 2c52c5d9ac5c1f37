import { accessSync, constants, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Thrown at a start if a process cannot store anything where its configuration says. */
export class UnwritableFolderError extends Error {
  override name = 'UnwritableFolderError';
}

/** The account of this process. In a container it may have no name. */
function account(): string {
  try {
    return `"${userInfo().username}"`;
  } catch {
    return `with the id ${process.getuid?.()}`;
  }
}

/**
 * Makes the folder of a process, if it is missing. To be called before the process serves anybody: who is told at the
 * start mends it then; who would have to read it in a log learns of it from the first file that was refused.
 *
 * @param variable the environment variable that names it
 * @param without what would be refused, such as `no upload could be stored`
 * @param mode of a new one
 * @throws UnwritableFolderError if it cannot be made or written to
 */
export function openOwnFolder(variable: string, folder: string, without: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnwritableFolderError(
      `${variable}, ${folder}, could not be made, or cannot be written to by the user ${account()} (${code}): ${without}. ` +
        `Give it to that user (chown, and ReadWritePaths of a systemd unit), or let ${variable} name another folder.`,
      { cause: error },
    );
  }
}
