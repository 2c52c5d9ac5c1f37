import { type SpawnOptions, spawn } from 'node:child_process';

/** An account to run PostgreSQL as. Null stands for the current user. */
export type SystemUser = { name: string; uid: number; gid: number };

/** Thrown if one of PostgreSQL's programs fails: contains its output. */
export class ProgramError extends Error {
  readonly output: string;

  constructor(file: string, outcome: string, output: string) {
    super(`${file} ended with ${outcome}: ${output.trim() || 'it wrote nothing'}`);
    this.name = 'ProgramError';
    this.output = output;
  }
}

/** Options to start a program as a user: in a directory that everybody can access, without our environment. */
export function spawnOptionsFor(user: SystemUser | null): SpawnOptions {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return {
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv,
  };
}

/**
 * Runs a program to completion.
 *
 * @returns its standard output
 * @throws ProgramError if it cannot be started or fails
 */
export async function runProgram(
  file: string,
  parameters: readonly string[],
  user: SystemUser | null,
): Promise<string> {
  const child = spawn(file, parameters, { ...spawnOptionsFor(user), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(new ProgramError(file, error.message, errors)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ProgramError(file, `${signal ?? `status ${code}`}`, errors || output));
    });
  });
  return output;
}
