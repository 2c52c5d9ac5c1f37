import { spawn } from 'node:child_process';

/**
 * Stops a PostgreSQL and deletes its directory as soon as standard input closes, which also happens when the
 * parent dies.
 */
const SCRIPT = `
postmaster=$1
shift
cat > /dev/null
kill -QUIT "$postmaster"
kill -CONT "$postmaster" 2> /dev/null
tries=0
while kill -0 "$postmaster" 2> /dev/null && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
rm -rf "$@"`;

/**
 * Makes sure that a throw-away database does not outlive this process, however that ends: an exit handler would
 * not run if it is killed.
 *
 * @returns a function that cancels the guard
 */
export function guardCleanup(pid: number, directories: readonly string[]): () => void {
  const guard = spawn('/bin/sh', ['-c', SCRIPT, 'sh', String(pid), ...directories], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return () => guard.kill('SIGKILL');
}
