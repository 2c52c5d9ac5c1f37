import { Advice, say } from '../progress.mjs';

/** The journeys share two cores, so that one or two may lose a race. More than this is a bug. */
const MOST_FLAKY = 2;

/**
 * Lists the tests that passed only on a retry.
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
 * Reports flaky tests, so that they are not overlooked.
 *
 * @param {string[]} titles from `flakyTitles`
 * @throws {Advice} when there are more than a busy machine explains
 */
export function limitFlaky(titles) {
  for (const title of titles) say(`Passed only on its second try: ${title}`);
  if (titles.length > MOST_FLAKY)
    throw new Advice(
      `${titles.length} end-to-end tests passed only on their second try; more than ${MOST_FLAKY} count as a failure. Find out why.`,
    );
}
