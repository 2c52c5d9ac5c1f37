// `node with-parent.mjs COMMAND …`: runs a command in a process group of its own, and ends it with whoever started this.
// npm and the builds do not notice that their parent was killed: they would go on writing into the folders of the next
// start.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Less than the ten seconds after which `npm start` ends this process, which then could end nothing any more. */
const STOP_AFTER_MS = 8_000;

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

/** @returns false once the command has ended with all that it has started */
function signalAll(name) {
  try {
    return process.kill(-child.pid, name);
  } catch {
    return false;
  }
}

let endsBy = null;

function end(name = 'SIGTERM') {
  endsBy ??= Date.now() + STOP_AFTER_MS;
  signalAll(name);
  setTimeout(() => signalAll('SIGKILL'), STOP_AFTER_MS).unref();
}

/** What the command has started may end later than it does, or not by itself. */
async function endRest() {
  while (signalAll(0) && Date.now() < endsBy) await wait(50);
  signalAll('SIGKILL');
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end);
process.on('disconnect', () => end());
// A parent that has gone while this started tells nobody any more.
if (!process.connected) end();

child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', async (code, signal) => {
  if (endsBy !== null) await endRest();
  if (!signal) process.exit(code);
  // Whoever waits is to see how it ended.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
