import { Advice, say } from '../progress.mjs';

/** Journeys share a machine with a CMS that builds pages on demand: one may lose a race. More of them are a fault. */
const MOST_FLAKY = 2;

/**
 * Where and what the tests are that passed only when they were tried again.
 *
 * @param {object} report Playwright's JSON report, or a suite of it
 * @returns {string[]} file, line and title of each
 */
export function flakyTitles({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(flakyTitles),
  ];
}

/**
 * Says which tests were flaky, so that nobody overlooks them.
 *
 * @param {string[]} titles as `flakyTitles` has them
 * @throws {Advice} when they are more than a busy machine explains
 */
export function judgeFlaky(titles) {
  for (const title of titles) say(`Passed only on its second try: ${title}`);
  if (titles.length > MOST_FLAKY)
    throw new Advice(
      `${titles.length} end-to-end tests passed only on their second try; more than ${MOST_FLAKY} count as a failure. Find out why.`,
    );
}
