#!/usr/bin/env node
// Asks the registry for known vulnerabilities of production dependencies, and fails on high and critical ones. If
// the registry is only a mirror without that endpoint, this prints a note; with ADVISORIES_REQUIRED=true, as for a
// release, it fails instead.
import { spawnSync } from 'node:child_process';
import { ACCEPTED, checkAcceptances, readReport } from './check/advisory-rules.mjs';
import { root } from './project.mjs';

const PATIENCE_MS = 60_000;

function queryRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    maxBuffer: 64 * 2 ** 20,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    // Without a response there is nothing to parse; readReport reports that.
    return null;
  }
}

const { isAvailable, problems, notes } = readReport(queryRegistry(), ACCEPTED);
const all = [...checkAcceptances(ACCEPTED, new Date()), ...problems];
for (const note of isAvailable ? notes : []) console.log(note);
for (const problem of all) console.error(problem);
if (!isAvailable) {
  // Without URLs, because CI logs may be public.
  const reason = (notes[0] ?? '').replace(/ - .*|https?:\S+/g, '');
  console.log(
    `Advisories are not available here (${reason}): NOT checked. Run this where the registry has them.`,
  );
}
if (all.length > 0 || (!isAvailable && process.env.ADVISORIES_REQUIRED === 'true')) process.exit(1);
if (isAvailable) console.log('No high or critical vulnerability is known of what runs in production.');
