#!/usr/bin/env node
// Asks the registry for known vulnerabilities of what runs in production, and fails on high and critical ones. A
// registry that only mirrors packages does not answer that: then this says so. ADVISORIES_REQUIRED=true fails instead,
// for a release.
import { spawnSync } from 'node:child_process';
import { ACCEPTED, judgeAcceptances, judgeReport } from './check/advisory-rules.mjs';
import { root } from './project.mjs';

const PATIENCE_MS = 60_000;

function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    maxBuffer: 64 * 2 ** 20,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    // Without an answer there is nothing to parse; judgeReport says so.
    return null;
  }
}

const { isAvailable, faults, notes } = judgeReport(askRegistry(), ACCEPTED);
const all = [...judgeAcceptances(ACCEPTED, new Date()), ...faults];
for (const note of isAvailable ? notes : []) console.log(note);
for (const fault of all) console.error(fault);
if (!isAvailable) {
  // Without addresses: logs of CI are read by others.
  const reason = (notes[0] ?? '').replace(/ - .*|https?:\S+/g, '');
  console.log(
    `Advisories are not available here (${reason}): NOT checked. Run this where the registry has them.`,
  );
}
if (all.length > 0 || (!isAvailable && process.env.ADVISORIES_REQUIRED === 'true')) process.exit(1);
if (isAvailable) console.log('No high or critical vulnerability is known of what runs in production.');
