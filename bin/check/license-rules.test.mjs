import { expect, it } from 'vitest';
import { checkLicense } from './license-rules.mjs';

const describeTarget = (description) =>
  checkLicense({ name: 'some-package', version: '1.0.0', ...description });

it.each([
  { license: 'MIT' },
  { license: '(MIT AND Zlib)' },
  { license: '(MPL-2.0 OR Apache-2.0)' },
  { licenses: [{ type: 'MIT', url: 'https://example.org' }] },
  { name: 'axe-core', license: 'MPL-2.0' },
])('R-5 %j may be installed', (description) => {
  expect(describeTarget(description)).toBeNull();
});

it.each([
  { license: 'AGPL-3.0-only' },
  { license: 'MIT AND GPL-3.0-only' },
  { license: 'UNLICENSED' },
  { license: 'MPL-2.0' },
  { name: 'axe-core', license: 'AGPL-3.0-only' },
  {},
])('R-5 %j may not, and is named', (description) => {
  expect(describeTarget(description)).toMatch(/^(some-package|axe-core) 1\.0\.0 has the licence/);
});
