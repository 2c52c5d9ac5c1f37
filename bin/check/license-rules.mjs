// Which licences installed packages may have (docs/security.md).

/** Licences that require at most a notice from those who redistribute the software. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
]);

/** Packages with other licences, each with the reason why it is acceptable. */
const EXCEPTIONS = [
  {
    package: /^@img\/sharp-(libvips|wasm32|win32)/,
    license: 'LGPL-3.0-or-later',
    reason:
      'A library that sharp loads while it runs, as it was published; anybody may put another in its place.',
  },
  {
    package: /^axe-core$/,
    license: 'MPL-2.0',
    reason: 'Tests only, unchanged; nothing of it is passed on.',
  },
  {
    package: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    reason: 'Builds style sheets, unchanged; nothing of it is passed on.',
  },
  {
    package: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'Data that Next.js builds with; named here, which is what it asks for.',
  },
];

/** `A OR B` offers a choice, `A AND B` requires both; none of our packages nests them. */
function isAllowed(expression) {
  const parts = expression.replace(/^\((.*)\)$/, '$1');
  if (parts.includes(' OR ')) return parts.split(' OR ').some(isAllowed);
  return parts.split(' AND ').every((license) => ALLOWED.has(license));
}

/** The licence in a package.json: an SPDX expression, or one of the two older forms. */
function licenseOf({ license, licenses }) {
  const named = license ?? licenses;
  const names = [named].flat().map((each) => (typeof each === 'object' ? each?.type : each));
  return names.every((each) => typeof each === 'string') ? names.join(' OR ') : 'none';
}

/**
 * Checks the licence of one package.
 *
 * @param description its package.json
 * @returns {string | null} why it is not allowed, or null
 */
export function checkLicense(description) {
  const { name, version } = description;
  const license = licenseOf(description);
  const isException = EXCEPTIONS.some((each) => each.package.test(name) && license.includes(each.license));
  if (isAllowed(license) || isException) return null;
  return `${name} ${version} has the licence ${license}: leave it out, or name it with a reason in bin/check/license-rules.mjs.`;
}
