import fc from 'fast-check';

/** Markup that is never published: a response that contains it unescaped would execute what a link injected. */
export const MARKER = '<i fz=1>';

/**
 * Text that has broken programs before: it tries to escape from markup, paths, headers, numbers, objects and
 * encodings.
 */
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

/** Random bytes as in HTTP headers and request targets: one character each. */
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

/** Valid texts with a few deletions and insertions. */
export const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.array(edit, { maxLength: 4 })).map(([text, edits]) =>
    edits.reduce((changed, { at, removed, inserted }) => {
      const start = at % (changed.length + 1);
      return changed.slice(0, start) + inserted + changed.slice(start + removed);
    }, text),
  );
