/** Mutants that no test kills, each with the reason why none is written. */
export type AcceptedSurvivor = {
  /** Path from the repository's root. */
  file: string;
  /** As in a report, on one line: the operator, then the beginning of original and replacement. */
  mutant: string;
  reason: string;
};

const SEARCH = 'apps/site/src/search';
const NOTICES = 'apps/site/src/notices';
const CONSENT = 'apps/site/src/consent';
const ACCESS = 'apps/cms/src/access';

/** Only for the compiler: `split` always returns a first part. */
const FOR_THE_COMPILER = 'Same behaviour: the value is always there, and the default is for the compiler.';
/** A number of which callers only use the sign. */
const SIGN_ONLY = 'Same behaviour: a sort looks at the sign alone, and no two parameters have one name.';
const MORE_WORK =
  'Same answer with more work: the longest name bounds how many parts are joined, and nothing is so long.';

const list = (
  file: string,
  entries: readonly (readonly [mutant: string, reason: string])[],
): AcceptedSurvivor[] => entries.map(([mutant, reason]) => ({ file, mutant, reason }));

export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivor[] = [
  ...list(`${SEARCH}/url/search-url.ts`, [
    ["string: '' → 'mutated'", FOR_THE_COMPILER],
    [
      'regular expression: /#.*$/s → /#.*/s',
      'Same behaviour: with the flag s everything up to the end is matched.',
    ],
    ["condition: rest === '' → false", 'Same behaviour: no known value is empty.'],
    ['comparison or arithmetic: a < b → (a) <= (b)', SIGN_ONLY],
    ['number: 1 → 2', SIGN_ONLY],
  ]),
  ...list(`${SEARCH}/url/known-values.ts`, [
    ['number: 1 → 2', MORE_WORK],
    ['number: 0 → 1', MORE_WORK],
    ["string: ',' → ''", MORE_WORK],
    ["comparison or arithmetic: value.split(',').length - 1 → (value.split(',').length) + (1)", MORE_WORK],
    [
      'comparison or arithmetic: start < pieces.length → (start) <= (pieces.length)',
      'Same behaviour: behind the last piece nothing is joined, so nothing matches.',
    ],
    ['optional chaining: pieces[length - 1]?.endsPart → pieces[length - 1].endsPart', FOR_THE_COMPILER],
    [
      'removed call: lengths.filter((length) => !endsPart(length)) → lengths',
      'Same answer with more work: what was tried before, and did not match, is tried again.',
    ],
  ]),
  ...list(`${SEARCH}/url/query-string.ts`, [
    ["string: '' → 'mutated'", FOR_THE_COMPILER],
    ['number: 1 → 2', 'Same behaviour: only the first part of a pair is looked at.'],
  ]),
  ...list(`${SEARCH}/url/search-state.ts`, [
    [
      "removed call: keyword .slice(0, KEYWORD_LENGTH * 4) .replace(/\\p{Cc}+/gu, ' ') .repl… → keyword .slice(0, KEYWORD_LENGTH * 4) .replace(/\\p{Cc}+/gu, ' ')",
      'Same behaviour but for the place of the cut: unpaired surrogates are taken away once more after it.',
    ],
  ]),
  ...list(`${NOTICES}/browser/dismissed-cookie.ts`, [['number: 0 → 1', FOR_THE_COMPILER]]),
  ...list(`${NOTICES}/browser/is-shown.ts`, [
    ["string: '' → 'mutated'", 'Same behaviour: neither is a date.'],
    [
      'operand of &&: settings.contentType !== null → true',
      'Same behaviour: null is in no list of content types.',
    ],
    [
      'operand of ||: start === null → false',
      'Same behaviour: null counts as 1970 in a comparison, and that is past.',
    ],
    [
      'condition: end === null → false',
      'Same behaviour: a millisecond after 1970 is past, so it is no edge to come.',
    ],
    [
      'operand of &&: edge !== null → true',
      'Same behaviour: null counts as 1970 in a comparison, and that is past.',
    ],
  ]),
  ...list(`${NOTICES}/path-pattern.ts`, [
    [
      'regular expression: /^!/ → /!/',
      'Same behaviour: only what is nothing but one exclamation mark becomes empty.',
    ],
  ]),
  ...list(`${CONSENT}/run-trackers.ts`, [
    ['boolean: false → true', 'Same behaviour: no tracker is of the category of preferences.'],
    [
      'object: { preferences: false, marketing: false, recording: false } → {}',
      'Same behaviour: a category that is missing is not granted either.',
    ],
    [
      "string: 'unknown' → ''",
      'Same behaviour: from a state of no name each event leads where it leads from `unknown`, and nobody reads the name.',
    ],
    [
      "string: 'decided' → ''",
      'Same behaviour: whatever is neither undecided nor without a tool is a decision.',
    ],
  ]),
  ...list(`${CONSENT}/own-consent-tool.ts`, [
    [
      "optional chaining: cookies .split(';') .map((cookie) => cookie.trim()) .find((cookie) => … → cookies .split(';') .map((cookie) => cookie.trim()) .find((cookie) => …",
      "Same behaviour inside a `?? ''`: what throws there is taken for no decision, too.",
    ],
    ["string: '' → 'mutated'", 'Same behaviour: neither is JSON, so nobody has decided.'],
    [
      'condition: Array.isArray(categories) → true',
      'Same behaviour: what has no `map` throws, and that is taken for no decision.',
    ],
    [
      "returned: import('../apps/site/src/consent/consent-banner.ts') → undefined",
      'The banner itself is loaded by the journeys of e2e/tracking.e2e.ts only.',
    ],
  ]),
  ...list(`${CONSENT}/remove-cookies.ts`, [
    ['operand of ||: labels.length < 2 → false', 'Same behaviour: of one label no domain is left over.'],
    ['number: 1 → 2', 'Same behaviour: more parts are split off a cookie, and only the first is looked at.'],
    ["string: '' → 'mutated'", FOR_THE_COMPILER],
  ]),
  ...list(`${ACCESS}/guard-publishing.ts`, [
    [
      "removed statement: this.name = 'PublishingRefusedError'; → ",
      'Same behaviour: Payload’s APIError takes the name of its class.',
    ],
    [
      "removed statement: this.name = 'RestoredAsDraftError'; → ",
      'Same behaviour: Payload’s APIError takes the name of its class.',
    ],
  ]),
  ...list(`${ACCESS}/collection-access.ts`, [
    [
      'optional chaining: req.user?.id → req.user.id',
      'Same behaviour: staff have a user, which the compiler does not know.',
    ],
  ]),
  ...list('apps/cms/src/publishing/node-hooks.ts', [
    ['optional chaining: rows[0]?.nid → rows[0].nid', FOR_THE_COMPILER],
    [
      'removed statement: await lockPublishing(executor); → ',
      'Shows in a race of two saves only, which no test can repeat at will.',
    ],
  ]),
];
