// The environment of each process. A compromised process, a package that reads its environment, a crash report or a
// child that inherits everything should reveal no more than that process needs (O-1).

/** Variables of the environment of `npm start` that every process gets, and why. All others are dropped. */
const OPERATOR = {
  PATH: 'programs are found by it: node, npm, initdb',
  HOME: 'npm and Next.js keep their caches there',
  TMPDIR: 'where temporary files go',
  TZ: 'the time zone of logs',
  LANG: 'the language of messages of the system',
  LC_ALL: 'the same',
  NODE_OPTIONS: 'the limit of the heap, for one (docs/operations.md)',
  NODE_COMPILE_CACHE: 'where Node.js keeps compiled modules for its next process',
  NODE_EXTRA_CA_CERTS: 'certificates of a database, a proxy or a receiver within the house',
  SSL_CERT_FILE: 'the same',
  SSL_CERT_DIR: 'the same',
  LD_LIBRARY_PATH: 'systems on which Node.js itself starts with it only',
  UV_THREADPOOL_SIZE: 'how many files and pictures are worked on at once',
  MALLOC_ARENA_MAX: 'how much memory the C library holds back',
};

/** For processes that fetch over the network; a proxy's URL may contain a password. */
const PROXIES = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_USE_ENV_PROXY',
];

/** The brand: a folder of brand/, or a path (docs/brand.md). */
const BRAND = ['BRAND'];

/** Its own two secrets and its database role, without which code of the CMS does not start. */
const CMS_SCRIPT = [
  ...BRAND,
  'NODE_ENV',
  'LOG_LEVEL',
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'PREVIEW_SECRET',
  'MEDIA_DIR',
  'SITE_URL',
  'CMS_URL',
  // Compiled code of earlier starts: a third of the time that loading the CMS's sources takes.
  'NODE_COMPILE_CACHE',
];

const SITE = [
  ...BRAND,
  'NODE_ENV',
  'LOG_LEVEL',
  'LOG_REQUESTS',
  'SITE_DATABASE_URL',
  'PREVIEW_SECRET',
  'SITE_HOST',
  'SITE_PORT',
  'SITE_URL',
  'CMS_URL',
  'MEDIA_DIR',
  'SUBMISSIONS_DIR',
  'FORM_FILES_MB',
  'CLAMD_ADDRESS',
  'SEARCH_SNAPSHOT_DIR',
  'ALLOW_INDEXING',
  'FORMS_PER_ADDRESS',
  'SEARCHES_PER_ADDRESS',
  'PAGE_CACHE_MB',
  'GRAPHQL_CACHE_MB',
  'GRAPHQL_GET',
  'CDN_HEADERS',
  'CDN_SECONDS',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'SITE_PROCESSES',
  'METRICS_PORT',
  'METRICS_HOST',
  'TRUSTED_PROXIES',
];

const CMS = [
  ...CMS_SCRIPT,
  ...PROXIES,
  'NEXT_TELEMETRY_DISABLED',
  'CMS_HOST',
  'CMS_PORT',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'MARKETING_ENDPOINT',
  'MARKETING_TOKEN',
  'SUBMISSIONS_KEEP_DAYS',
  'AUDIT_KEEP_DAYS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_DIR',
  'CHECK_LINKS',
];

/** The passwords of all three database roles: it creates two of them, as the third. */
const DATABASE = ['KEELSTONE_DATABASE'];

/** By process name, which is also that of its log. */
export const PROCESSES = {
  // A registry may require a token; npm reads its own settings from variables that begin with npm_config_.
  install: [...PROXIES, 'NPM_TOKEN', 'NODE_AUTH_TOKEN'],
  'build-site': BRAND,
  'build-cms': [...BRAND, 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED'],
  database: DATABASE,
  'database-back-up': DATABASE,
  'database-restore': DATABASE,
  'copy-files': [],
  // It grants rights to the site's role, for which it needs only the name.
  migrate: [...CMS_SCRIPT, 'SITE_DATABASE_ROLE'],
  // It may have to migrate first.
  demo: [...CMS_SCRIPT, 'SITE_DATABASE_ROLE'],
  rebuild: CMS_SCRIPT,
  site: SITE,
  cms: CMS,
};

/**
 * The complete environment of a process.
 *
 * @param {keyof typeof PROCESSES} name
 * @param {Record<string, string>} settings our settings, which take precedence over the operator's
 * @param {Record<string, string | undefined>} operator
 */
export function environmentOf(name, settings = {}, operator = process.env) {
  const own = PROCESSES[name];
  if (!own) throw new Error(`bin/start/environments.mjs does not say what the process "${name}" is told.`);
  const names = [...Object.keys(OPERATOR), ...own];
  if (name === 'install') names.push(...Object.keys(operator).filter((each) => /^npm_config_/i.test(each)));
  const all = { ...operator, ...settings };
  return Object.fromEntries(names.filter((each) => all[each] !== undefined).map((each) => [each, all[each]]));
}
