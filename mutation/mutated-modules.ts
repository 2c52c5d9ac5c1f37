/** The mutated modules, and the tests that have to kill their mutants. Paths are from the repository's root. */
export type MutatedModule = { name: string; files: readonly string[]; tests: readonly string[] };

const within = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}`);

const SEARCH = 'apps/site/src/search/url';
const NOTICES = 'apps/site/src/notices';
const CONSENT = 'apps/site/src/consent';
const ACCESS = 'apps/cms/src/access';

export const MUTATED_MODULES: readonly MutatedModule[] = [
  {
    name: 'search-url',
    files: within(SEARCH, ['search-url.ts', 'known-values.ts', 'query-string.ts']),
    tests: within(SEARCH, ['known-values.test.ts', 'query-string.test.ts', 'search-url.test.ts']),
  },
  {
    name: 'search-state',
    files: within(SEARCH, ['search-state.ts']),
    tests: within(SEARCH, ['search-state.test.ts', 'search-url.test.ts']),
  },
  {
    name: 'search-request',
    files: within('apps/site/src/search/query', [
      'search-request.ts',
      'keys.ts',
      'conditions.ts',
      'facets.ts',
      'range.ts',
      'sort.ts',
    ]),
    tests: ['apps/site/src/search/query/search-request.test.ts'],
  },
  {
    name: 'notice-conditions',
    files: within(NOTICES, [
      'path-pattern.ts',
      'browser/is-shown.ts',
      'browser/dismissed-cookie.ts',
      'browser/notice-attributes.ts',
    ]),
    tests: within(NOTICES, [
      'path-pattern.test.ts',
      'browser/notice-attributes.test.ts',
      'browser/dismissed-cookie.test.ts',
      'browser/is-shown.test.ts',
      'browser/start-notices.test.ts',
    ]),
  },
  {
    name: 'consent',
    files: within(CONSENT, [
      'consent-state.ts',
      'run-trackers.ts',
      'follow-preferences.ts',
      'own-consent-tool.ts',
      'cookiebot-consent-tool.ts',
      'onetrust-consent-tool.ts',
      'remove-cookies.ts',
    ]),
    tests: within(CONSENT, [
      'consent-state.test.ts',
      'run-trackers.test.ts',
      'follow-preferences.test.ts',
      'consent-tools.test.ts',
      'remove-cookies.test.ts',
    ]),
  },
  {
    name: 'moderation-access',
    files: within(ACCESS, ['guard-publishing.ts', 'roles.ts', 'collection-access.ts']),
    tests: within(ACCESS, ['roles.test.ts', 'collection-access.test.ts', 'guard-publishing.test.ts']),
  },
  {
    name: 'publish-hooks',
    files: ['apps/cms/src/publishing/node-hooks.ts'],
    tests: ['apps/cms/src/publishing/node-hooks.integration.test.ts'],
  },
];
