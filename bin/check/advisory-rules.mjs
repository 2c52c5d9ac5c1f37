// Decides which known vulnerabilities of our dependencies fail the check, and which are temporarily accepted
// (docs/security.md).

/** Severities of `npm audit` that fail the check: lesser ones are listed, and wait for the next upgrade. */
const GRAVE = new Set(['high', 'critical']);

/** Longest acceptance: after that, nobody remembers the reason. */
const LONGEST_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Accepted advisories, each with the reason why it does not affect us, and the date of the next review: `{
 * advisory: 'GHSA-…', package: 'name', reason: '…', until: '2027-02-28' }`.
 */
export const ACCEPTED = [];

/** @typedef {{ advisory: string, package: string, reason: string, until: string }} Acceptance */

/**
 * Validates the list of accepted advisories itself, which needs no registry.
 *
 * @param {Acceptance[]} accepted
 * @param {Date} today
 * @returns {string[]} a sentence for each error
 */
export function checkAcceptances(accepted, today) {
  return accepted.flatMap(({ advisory, reason, until }) => {
    const end = Date.parse(`${until}T23:59:59Z`);
    const problems = [];
    if (!reason?.trim()) problems.push(`${advisory} is accepted without a reason.`);
    if (Number.isNaN(end)) problems.push(`${advisory} is accepted without a day on which that ends.`);
    if (end < today.getTime()) {
      problems.push(
        `${advisory} was accepted until ${until}: upgrade, or look at it again and say why it may stay.`,
      );
    }
    if (end > today.getTime() + LONGEST_DAYS * DAY_MS) {
      problems.push(
        `${advisory} is accepted until ${until}, which is more than ${LONGEST_DAYS} days from now.`,
      );
    }
    return problems;
  });
}

const idOf = ({ url, source }) => /GHSA-[\w-]+/.exec(url ?? '')?.[0] ?? String(source);

/** Each advisory of a report once, without packages that only depend on an affected one. */
function advisoriesOf({ vulnerabilities }) {
  const found = new Map();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'object') found.set(`${idOf(cause)} ${cause.name}`, { id: idOf(cause), ...cause });
    }
  }
  return [...found.values()];
}

/**
 * Evaluates the output of `npm audit --json`.
 *
 * @param report its output; an error object if the endpoint did not respond
 * @param {Acceptance[]} accepted
 * @returns {{ isAvailable: boolean, problems: string[], notes: string[] }}
 */
export function readReport(report, accepted) {
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? report?.error?.summary ?? 'it said nothing that could be read';
    return { isAvailable: false, problems: [], notes: [reason.split('\n')[0]] };
  }
  const [problems, notes] = [[], []];
  const used = new Set();
  for (const { id, name, severity, title, range } of advisoriesOf(report)) {
    const said = `${id} in ${name} ${range} (${severity}): ${title}`;
    const acceptance = accepted.find((each) => each.advisory === id && each.package === name);
    if (acceptance) used.add(acceptance);
    if (acceptance) notes.push(`${said}. Accepted until ${acceptance.until}: ${acceptance.reason}`);
    else if (GRAVE.has(severity)) problems.push(said);
    else notes.push(said);
  }
  for (const acceptance of accepted.filter((each) => !used.has(each))) {
    notes.push(`${acceptance.advisory} is not there any more: take it off the list of what is accepted.`);
  }
  return { isAvailable: true, problems, notes };
}
