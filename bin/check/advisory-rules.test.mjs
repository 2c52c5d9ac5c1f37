import { describe, expect, it } from 'vitest';
import { ACCEPTED, checkAcceptances, readReport } from './advisory-rules.mjs';

const TODAY = new Date('2026-11-22T12:00:00Z');

const advisory = (severity, id = 'GHSA-aaaa-bbbb-cccc') => ({
  source: 1,
  name: 'parser',
  title: 'Reads past the end',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2.0.0',
});
/** Like the output of `npm audit --json`: an affected package, and one that depends on it. */
const report = (...via) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    parser: { name: 'parser', severity: 'high', via },
    framework: { name: 'framework', severity: 'high', via: ['parser'] },
  },
});
const accepted = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'parser',
  reason: 'Not called.',
  until: '2026-12-31',
};

describe('known vulnerabilities', () => {
  it.each(['high', 'critical'])('R-5 fail the check once each when they are %s', (severity) => {
    const { isAvailable, problems } = readReport(report(advisory(severity), advisory(severity)), []);
    expect(isAvailable).toBe(true);
    expect(problems).toEqual([`GHSA-aaaa-bbbb-cccc in parser <2.0.0 (${severity}): Reads past the end`]);
  });

  it.each(['low', 'moderate'])('R-5 are listed when they are %s', (severity) => {
    const { problems, notes } = readReport(report(advisory(severity)), []);
    expect([problems, notes]).toEqual([[], [expect.stringContaining(`parser <2.0.0 (${severity})`)]]);
  });

  it('R-5 may be accepted, in that package only, and that is said', () => {
    const { problems, notes } = readReport(report(advisory('high')), [accepted]);
    expect(problems).toEqual([]);
    expect(notes[0]).toContain('Accepted until 2026-12-31: Not called.');
    expect(readReport(report(advisory('high')), [{ ...accepted, package: 'other' }]).problems).toHaveLength(
      1,
    );
  });

  it('R-5 that are gone are to be taken off the list', () => {
    expect(readReport({ vulnerabilities: {} }, [accepted]).notes).toEqual([
      'GHSA-aaaa-bbbb-cccc is not there any more: take it off the list of what is accepted.',
    ]);
  });

  it.each([
    [
      { message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk' },
      '405',
    ],
    [{ error: { summary: 'getaddrinfo ENOTFOUND' } }, 'ENOTFOUND'],
    [null, 'nothing that could be read'],
  ])('R-5 are not known when the registry does not respond (%j)', (response, reason) => {
    expect(readReport(response, [])).toMatchObject({ isAvailable: false, problems: [] });
    expect(readReport(response, []).notes[0]).toContain(reason);
  });
});

describe('the list of what is accepted', () => {
  it.each([
    [{}, []],
    [{ until: '2026-11-22' }, []],
    [{ until: '2026-11-21' }, ['was accepted until 2026-11-21']],
    [{ until: '2027-11-21' }, ['more than 180 days']],
    [{ until: undefined }, ['without a day']],
    [{ reason: ' ' }, ['without a reason']],
  ])('R-5 with %j has these errors: %j', (change, words) => {
    const problems = checkAcceptances([{ ...accepted, ...change }], TODAY);
    expect(problems).toHaveLength(words.length);
    for (const [position, word] of words.entries()) expect(problems[position]).toContain(word);
  });

  it('R-5 that is ours has a reason and a day for each', () => {
    expect(checkAcceptances(ACCEPTED, new Date())).toEqual([]);
  });
});
