// Terminal output of `npm start` and `npm test`: one line when a step starts, one when it ends, and progress in
// between to show that it does not hang.
const started = Date.now();
const HEARTBEAT_MS = 15_000;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints a line with the time since the command began, in seconds. */
export function say(line) {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${line}`);
}

/**
 * Runs a step and reports its start, progress and end.
 *
 * @template T
 * @param {string} title what is being done, such as 'Building the site'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what `work` returns; rethrows its error
 */
export async function step(title, work) {
  const begin = Date.now();
  say(`${title} …`);
  const heartbeat = setInterval(() => say(`${title}: still at it, ${seconds(begin)}`), HEARTBEAT_MS);
  try {
    const result = await work();
    say(`${title}: done in ${seconds(begin)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** An error with a message for the person at the terminal, shown without a stack trace. */
export class Advice extends Error {
  name = 'Advice';
}

/** Exits with a message that says what to do. */
export function explain(error) {
  console.error(`\n${error instanceof Advice ? error.message : (error?.stack ?? error)}\n`);
}
