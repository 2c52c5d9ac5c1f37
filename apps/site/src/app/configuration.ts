import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { MEGABYTE } from '@keelstone/model/form/form-file';
import {
  ConfigurationError,
  choiceVariable,
  databaseVariable,
  logLevelVariable,
  originVariable,
  portVariable,
  readEnvironment,
  refuseKnownSecrets,
  secretVariable,
  webAddressVariable,
} from '@keelstone/model/requests/read-environment';
import * as v from 'valibot';
import type { ScannerAddress } from '../forms/server/files/scan-file.ts';

export { ConfigurationError };

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);

const CDN_HEADERS = ['none', 'surrogate-key', 'cache-tag'] as const;

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'a number above 0'), v.transform(Number));

const countOrNone = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'a number, 0 or above'), v.transform(Number));

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Not all there are (`0.0.0.0/0`): each visitor could say to be another one. */
function areAddresses(text: string): boolean {
  return listOf(text).every((entry) => {
    const [address = '', prefix = '1', ...rest] = entry.split('/');
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits;
  });
}

/** An IPv6 address stands in brackets. */
const HOST_AND_PORT = /^(?:\[(?<address>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5})$/;

function isScannerAddress(text: string): boolean {
  const { address, port } = HOST_AND_PORT.exec(text)?.groups ?? {};
  const isHost = address === undefined || isIP(address) === 6;
  return isAbsolute(text) || (isHost && v.safeParse(portVariable, port).success);
}

function readScannerAddress(text: string): ScannerAddress {
  const { address, host = address, port } = HOST_AND_PORT.exec(text)?.groups ?? {};
  return isAbsolute(text) ? { path: text } : { host: host ?? '', port: Number(port) };
}

const environmentSchema = v.object({
  SITE_DATABASE_URL: databaseVariable('postgres://site:…@127.0.0.1:5432/keelstone'),
  SITE_PORT: v.optional(portVariable, '3000'),
  SITE_HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(originVariable('https://www.example.com')),
  CMS_URL: v.optional(originVariable('https://cms.example.com'), 'http://localhost:3001'),
  PREVIEW_SECRET: secretVariable,
  MEDIA_DIR: v.optional(v.string(), '.data/media'),
  NODE_ENV: v.optional(choiceVariable(['production', 'development', 'test']), 'production'),
  LOG_LEVEL: v.optional(logLevelVariable, 'info'),
  GRAPHQL_GET: v.optional(flag, 'false'),
  ALLOW_INDEXING: v.optional(flag),
  SUBMISSIONS_DIR: v.optional(v.string(), '.data/submissions'),
  FORM_FILES_MB: v.optional(count, '2000'),
  CLAMD_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.check(isScannerAddress, 'a host and port such as 127.0.0.1:3310, or a socket’s path'),
    ),
  ),
  SEARCH_SNAPSHOT_DIR: v.optional(v.string(), '.data/search'),
  FORMS_PER_ADDRESS: v.optional(count, '30'),
  SEARCHES_PER_ADDRESS: v.optional(countOrNone, '300'),
  PAGE_CACHE_MB: v.optional(countOrNone, '128'),
  GRAPHQL_CACHE_MB: v.optional(countOrNone, '32'),
  CDN_HEADERS: v.optional(choiceVariable(CDN_HEADERS), 'none'),
  CDN_SECONDS: v.optional(count, '86400'),
  CDN_PURGE_URL: v.optional(webAddressVariable('http://127.0.0.1:6081')),
  CDN_PURGE_TOKEN: v.optional(v.string()),
  SITE_PROCESSES: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'a number from 1 to 64'), v.transform(Number)),
    '1',
  ),
  METRICS_PORT: v.optional(portVariable),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_REQUESTS: v.optional(flag, 'false'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(areAddresses, 'addresses and networks such as 10.0.0.0/8, 127.0.0.1')),
    '',
  ),
});

/** The configuration of a site process, read once from the environment. */
export type Configuration = {
  /** Connection string of the site's own database role, which may only read the read model and add to the outbox. */
  databaseUrl: string;
  port: number;
  host: string;
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Origin of the CMS: drafts are fetched from it for previews, and only it may frame them. */
  cmsUrl: string;
  /** Secret that signs preview links; the same as in the CMS. */
  previewSecret: string;
  /** Absolute path of the directory with uploaded media. */
  mediaDirectory: string;
  isDevelopment: boolean;
  logLevel: string;
  /** Whether GraphQL queries may be sent by GET. */
  allowsGraphqlGet: boolean;
  /** Whether search engines may index the site; by default only in production with a public https origin. */
  allowsIndexing: boolean;
  /** Absolute path of the directory where submitted forms wait while the database is unavailable. */
  submissionsDirectory: string;
  /** The size in bytes that all files sent with forms may reach in the database. */
  formFilesBytes: number;
  /** ClamAV's daemon, which scans files sent with forms; null for none. */
  scanner: ScannerAddress | null;
  /** Absolute path of the directory where the search indexes are stored for the next start. */
  searchSnapshotDirectory: string;
  /** How many forms one network may send in ten minutes. */
  formsPerAddress: number;
  /** Uncached searches per minute for one network and process; 0 for no limit. */
  searchesPerAddress: number;
  /** Size of each process's page cache in bytes; 0 disables it. */
  pageCacheBytes: number;
  /** Size of each process's cache of GraphQL responses in bytes; 0 disables it. */
  graphqlCacheBytes: number;
  /** The headers to send for a CDN or a caching proxy in front of the site. */
  cdnHeaders: (typeof CDN_HEADERS)[number];
  /** Seconds for which a CDN may cache a page, unless the page is purged. */
  cdnSeconds: number;
  /** URL and token for purging a CDN; null for none. */
  cdnPurge: { url: string; token: string | null } | null;
  /** The number of processes that share the port. */
  processes: number;
  /** Address on which metrics are served to Prometheus; null for none. */
  metrics: { host: string; port: number } | null;
  /** Whether each response is logged. */
  logsRequests: boolean;
  /** Addresses and networks of proxies whose forwarded client address is trusted; false for none. */
  trustedProxies: string[] | false;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 *
 * @throws ConfigurationError naming each variable that is missing or malformed
 */
export function readConfiguration(environment: Environment): Configuration {
  const values = readEnvironment('The site', environmentSchema, environment);
  const { PREVIEW_SECRET } = values;
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`).origin;
  const proxies = listOf(values.TRUSTED_PROXIES);
  if (values.NODE_ENV === 'production') refuseKnownSecrets('The site', { PREVIEW_SECRET });
  return {
    databaseUrl: values.SITE_DATABASE_URL,
    port: values.SITE_PORT,
    host: values.SITE_HOST,
    siteUrl,
    cmsUrl: new URL(values.CMS_URL).origin,
    previewSecret: PREVIEW_SECRET,
    mediaDirectory: resolve(values.MEDIA_DIR),
    isDevelopment: values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
    allowsGraphqlGet: values.GRAPHQL_GET,
    allowsIndexing:
      values.ALLOW_INDEXING ?? (values.NODE_ENV === 'production' && siteUrl.startsWith('https:')),
    submissionsDirectory: resolve(values.SUBMISSIONS_DIR),
    formFilesBytes: values.FORM_FILES_MB * MEGABYTE,
    scanner: values.CLAMD_ADDRESS === undefined ? null : readScannerAddress(values.CLAMD_ADDRESS),
    searchSnapshotDirectory: resolve(values.SEARCH_SNAPSHOT_DIR),
    formsPerAddress: values.FORMS_PER_ADDRESS,
    searchesPerAddress: values.SEARCHES_PER_ADDRESS,
    // In development the rendering code changes without anything being published.
    pageCacheBytes: values.NODE_ENV === 'development' ? 0 : values.PAGE_CACHE_MB * 2 ** 20,
    graphqlCacheBytes: values.GRAPHQL_CACHE_MB * 2 ** 20,
    cdnHeaders: values.CDN_HEADERS,
    cdnSeconds: values.CDN_SECONDS,
    cdnPurge: values.CDN_PURGE_URL
      ? { url: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN ?? null }
      : null,
    processes: values.SITE_PROCESSES,
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    logsRequests: values.LOG_REQUESTS,
    trustedProxies: proxies.length > 0 && proxies,
  };
}
