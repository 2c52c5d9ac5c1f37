import fc from 'fast-check';

/** Markup that nobody publishes: an answer that has it as it is would run what a link brought along. */
export const MARKER = '<i fz=1>';

/** What has broken programs before: ways out of markup, paths, headers, numbers, objects and encodings. */
const FRAGMENTS = [
  MARKER,
  `"${MARKER}`,
  `'>${MARKER}`,
  `</script>${MARKER}`,
  `--></style></title>${MARKER}`,
  `]]>${MARKER}`,
  encodeURIComponent(MARKER),
  `%22%3E${encodeURIComponent(MARKER)}`,
  '%253Ci%20fz=1%253E',
  '\r\nX-Fz: 1',
  '%0d%0aX-Fz:1',
  '\u0000',
  '%00',
  '%',
  '%E0%A4%A',
  '%C0%AE%C0%AE',
  '../',
  '%2e%2e%2f',
  '..\\',
  '//evil.example',
  'javascript:alert(1)',
  '\u2028',
  '\ud800',
  '\u202e',
  'İ',
  '🜁',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '-1',
  '0',
  '1e999',
  '9'.repeat(40),
  'NaN',
  '[]',
  '[a][b]',
  '$' + '{7*7}',
  "' or 1=1--",
  '(a+)+$',
  '*',
  ';',
  '=',
  '&',
  '?',
  '#',
  '/',
  'a'.repeat(3000),
];

export const fragment = fc.constantFrom(...FRAGMENTS);

/** Any bytes, as HTTP headers and targets have them: one character for each. */
export const rawBytes = fc
  .uint8Array({ minLength: 1, maxLength: 120 })
  .map((bytes) => Buffer.from(bytes).toString('latin1'));

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fragment },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: rawBytes },
  { weight: 1, arbitrary: fc.tuple(fragment, fragment).map((parts) => parts.join('')) },
);

const edit = fc.record({
  at: fc.nat(400),
  removed: fc.nat(6),
  inserted: fc.oneof(hostileText, fc.constant('')),
});

/** Texts that are right, with something taken out and something put in at a few places. */
export const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.array(edit, { maxLength: 4 })).map(([text, edits]) =>
    edits.reduce((changed, { at, removed, inserted }) => {
      const start = at % (changed.length + 1);
      return changed.slice(0, start) + inserted + changed.slice(start + removed);
    }, text),
  );
