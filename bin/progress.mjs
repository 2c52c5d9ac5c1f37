// Terminal output of `npm start` and `npm test`. On a terminal, a bar for each step in progress below the lines;
// elsewhere one line when a step starts, one when it ends, and progress in between to show that it does not hang.
const started = Date.now();
const HEARTBEAT_MS = 15_000;
const REDRAW_MS = 200;
const BAR_CELLS = 24;
/** A bar by time never claims more than this. */
const MOST_BY_TIME = 0.95;

const secondsSince = (begin) => (Date.now() - begin) / 1000;
const seconds = (begin) => `${secondsSince(begin).toFixed(1)} s`;
const column = (text) => `${String(text).padStart(4)} s  `;

/** Steps in progress, in the order of their start. */
const steps = new Set();
/** Lines of bars on the terminal. */
let drawn = 0;
let redrawing;

/** A bar of a step, such as `████░░░░  Loading the demo content, 125 of 286`. */
export function barOf({ title, begin, expected, done, total }, columns = 80) {
  const elapsed = secondsSince(begin);
  const byTime = expected ? Math.min(MOST_BY_TIME, 1 - Math.exp((-2 * elapsed) / expected)) : 0;
  const share = total ? done / total : byTime;
  const full = Math.round(share * BAR_CELLS);
  const bar = '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
  const text = `${title}${total ? `, ${done} of ${total}` : ''}, ${Math.round(elapsed)} s`;
  return `${' '.repeat(7)}${bar} ${text}`.slice(0, Math.max(20, columns - 1));
}

const isTerminal = () => process.stdout.isTTY === true;

function erase() {
  if (drawn > 0) process.stdout.write(`\x1b[${drawn}A\x1b[J`);
  drawn = 0;
}

function draw() {
  if (!isTerminal()) return;
  erase();
  for (const each of steps) process.stdout.write(`${barOf(each, process.stdout.columns)}\n`);
  drawn = steps.size;
}

/** Prints a line with the time since the command began, in seconds. */
export function say(line) {
  if (isTerminal()) erase();
  console.log(column(Math.round(secondsSince(started))) + line);
  draw();
}

function begin(step) {
  steps.add(step);
  if (isTerminal()) {
    redrawing ??= setInterval(draw, REDRAW_MS);
    draw();
  } else say(`${step.title} …`);
}

function end(step) {
  erase();
  steps.delete(step);
  if (steps.size > 0) return draw();
  clearInterval(redrawing);
  redrawing = undefined;
}

const sayProgress = ({ title, begin, done, total }) =>
  say(`${title}: ${total ? `${done} of ${total}` : 'still at it'}, ${seconds(begin)}`);

/**
 * Runs a step and reports its start, progress and end.
 *
 * @template T
 * @param {string} title what is being done, such as 'Building the site'
 * @param {(progress: (done: number, total: number) => void) => Promise<T>} work
 * @param {{ expected?: number }} options how many seconds it takes on a usual machine, if it does not report progress
 * @returns {Promise<T>} what `work` returns; rethrows its error
 */
export async function step(title, work, { expected } = {}) {
  const own = { title, begin: Date.now(), expected, done: 0, total: 0 };
  begin(own);
  const heartbeat = isTerminal() ? undefined : setInterval(() => sayProgress(own), HEARTBEAT_MS);
  try {
    const result = await work((done, total) => Object.assign(own, { done, total }));
    end(own);
    say(`${title}: done in ${seconds(own.begin)}`);
    return result;
  } finally {
    end(own);
    clearInterval(heartbeat);
  }
}

/** An error with a message for the person at the terminal, shown without a stack trace. */
export class Advice extends Error {
  name = 'Advice';
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

function explanationOf(error) {
  if (error instanceof Advice) return error.message;
  if (FULL.has(error?.code))
    return `The disk is full${error.path ? ` at ${error.path}` : ''} (${error.code}). Free some space, then run the command again.`;
  return error?.stack ?? error;
}

/** Says what went wrong and what to do. */
export function explain(error) {
  console.error(`\n${explanationOf(error)}\n`);
}
