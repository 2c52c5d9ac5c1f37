// What the terminal shows while `npm start` and `npm test` work: one line when a step starts, one when it ends, and a
// sign of life in between, so that nobody wonders whether it hangs.
const started = Date.now();
const HEARTBEAT_MS = 15_000;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints a line with the time since the command began, in seconds. */
export function say(line) {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${line}`);
}

/**
 * Runs a step and tells when it begins, goes on and ends.
 *
 * @template T
 * @param {string} title what is being done, such as 'Building the site'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what `work` returns; its error goes on to the caller
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

/** An error whose message is written for the person at the terminal; it is shown without a stack. */
export class Advice extends Error {
  name = 'Advice';
}

/** Ends the command with a sentence that says what to do. */
export function explain(error) {
  console.error(`\n${error instanceof Advice ? error.message : (error?.stack ?? error)}\n`);
}
