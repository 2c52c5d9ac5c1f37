// Which known vulnerabilities of what we run fail the check, and which are accepted for a time (docs/security.md).

/** What `npm audit` calls grave enough: lesser ones are listed, and wait for the next upgrade. */
const GRAVE = new Set(['high', 'critical']);

/** Nobody remembers for longer why something was accepted. */
const LONGEST_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Advisories that are accepted, each with the reason why it does not harm us, and the day on which somebody looks
 * again: `{ advisory: 'GHSA-…', package: 'name', reason: '…', until: '2027-02-28' }`.
 */
export const ACCEPTED = [];

/** @typedef {{ advisory: string, package: string, reason: string, until: string }} Acceptance */

/**
 * What is wrong with the list of accepted advisories itself; the registry need not answer for that.
 *
 * @param {Acceptance[]} accepted
 * @param {Date} today
 * @returns {string[]} a sentence for each fault
 */
export function judgeAcceptances(accepted, today) {
  return accepted.flatMap(({ advisory, reason, until }) => {
    const end = Date.parse(`${until}T23:59:59Z`);
    const faults = [];
    if (!reason?.trim()) faults.push(`${advisory} is accepted without a reason.`);
    if (Number.isNaN(end)) faults.push(`${advisory} is accepted without a day on which that ends.`);
    if (end < today.getTime()) {
      faults.push(
        `${advisory} was accepted until ${until}: upgrade, or look at it again and say why it may stay.`,
      );
    }
    if (end > today.getTime() + LONGEST_DAYS * DAY_MS) {
      faults.push(
        `${advisory} is accepted until ${until}, which is more than ${LONGEST_DAYS} days from now.`,
      );
    }
    return faults;
  });
}

const idOf = ({ url, source }) => /GHSA-[\w-]+/.exec(url ?? '')?.[0] ?? String(source);

/** Each advisory of a report once; a package that only depends on one that has it is not one itself. */
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
 * Judges the answer of `npm audit --json`.
 *
 * @param report what it printed; an endpoint that does not answer prints an error instead
 * @param {Acceptance[]} accepted
 * @returns {{ isAvailable: boolean, faults: string[], notes: string[] }}
 */
export function judgeReport(report, accepted) {
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? report?.error?.summary ?? 'it said nothing that could be read';
    return { isAvailable: false, faults: [], notes: [reason.split('\n')[0]] };
  }
  const [faults, notes] = [[], []];
  const used = new Set();
  for (const { id, name, severity, title, range } of advisoriesOf(report)) {
    const said = `${id} in ${name} ${range} (${severity}): ${title}`;
    const acceptance = accepted.find((each) => each.advisory === id && each.package === name);
    if (acceptance) used.add(acceptance);
    if (acceptance) notes.push(`${said}. Accepted until ${acceptance.until}: ${acceptance.reason}`);
    else if (GRAVE.has(severity)) faults.push(said);
    else notes.push(said);
  }
  for (const acceptance of accepted.filter((each) => !used.has(each))) {
    notes.push(`${acceptance.advisory} is not there any more: take it off the list of what is accepted.`);
  }
  return { isAvailable: true, faults, notes };
}
