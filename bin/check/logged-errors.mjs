import { readFileSync } from 'node:fs';
import { Advice, say } from '../progress.mjs';

const ERROR = 50;

/** A journey replaces or deletes a picture while a page still loads it. For an operator, a missing file is an error. */
const IS_RACE = /^File \S+ for collection \w+ is missing on the disk\./;

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

/**
 * Lists what a process logged as an error. Refusals, such as wrong passwords, are none (apps/cms/src/app/log-refusals.ts).
 *
 * @param {string} text of a log, one JSON object per line among others
 * @param {number} since in Unix milliseconds
 * @returns {string[]} message and first call of each
 */
export function errorsIn(text, since) {
  return text
    .split('\n')
    .map(parse)
    .filter(({ level, time }) => level >= ERROR && time >= since)
    .filter(({ msg }) => !IS_RACE.test(msg))
    .map(({ msg, err }) => `${msg}\n    ${err?.stack?.split('\n').slice(0, 3).join('\n') ?? ''}`);
}

/**
 * Fails if a journey made a process log an error: nobody saw it on a page, but something of ours was wrong.
 *
 * @param {readonly string[]} files logs
 * @param {number} since in Unix milliseconds
 * @throws {Advice} naming how many
 */
export function refuseLoggedErrors(files, since) {
  const errors = files.flatMap((file) =>
    errorsIn(readFileSync(file, 'utf8'), since).map((error) => `${file}: ${error}`),
  );
  for (const error of errors) say(error);
  if (errors.length > 0)
    throw new Advice(
      `The journeys made site or CMS log ${errors.length === 1 ? 'an error' : `${errors.length} errors`}: see above.`,
    );
}
