import { resolve } from 'node:path';
import {
  ConfigurationError,
  readEnvironment,
  refuseKnownSecrets,
  secretVariable,
} from '@keelstone/model/read-environment';
import * as v from 'valibot';

export { ConfigurationError };

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number'),
  v.transform(Number),
  v.maxValue(65_535),
);
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);

const environmentSchema = v.object({
  SITE_DATABASE_URL: v.pipe(v.string(), v.url('a URL such as postgres://site:…@127.0.0.1:5432/keelstone')),
  SITE_PORT: v.optional(port, '3000'),
  SITE_HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(v.pipe(v.string(), v.url('a URL such as https://www.example.com'))),
  CMS_URL: v.optional(
    v.pipe(v.string(), v.url('a URL such as https://cms.example.com')),
    'http://localhost:3001',
  ),
  PREVIEW_SECRET: secretVariable,
  MEDIA_DIR: v.optional(v.string(), '.data/media'),
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  GRAPHQL_GET: v.optional(flag, 'false'),
});

/** What the visitors' process is told from outside. Read once. */
export type Configuration = {
  /** Connection of the site's own database role, which may read the read model only. */
  databaseUrl: string;
  port: number;
  host: string;
  /** Origin visitors see, without a slash at the end. */
  siteUrl: string;
  /** Origin of the CMS: drafts are fetched from it for previews, and only it may frame them. */
  cmsUrl: string;
  /** Checks preview links; the CMS signs them with the same. */
  previewSecret: string;
  /** Absolute path of the folder with uploaded media. */
  mediaDirectory: string;
  isDevelopment: boolean;
  logLevel: string;
  /** Whether GraphQL queries may come by GET. */
  allowsGraphqlGet: boolean;
};

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 *
 * @throws ConfigurationError naming each variable that is missing or malformed
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment('The site', environmentSchema, environment);
  const { PREVIEW_SECRET } = values;
  if (values.NODE_ENV === 'production') refuseKnownSecrets('The site', { PREVIEW_SECRET });
  return {
    databaseUrl: values.SITE_DATABASE_URL,
    port: values.SITE_PORT,
    host: values.SITE_HOST,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`).origin,
    cmsUrl: new URL(values.CMS_URL).origin,
    previewSecret: PREVIEW_SECRET,
    mediaDirectory: resolve(values.MEDIA_DIR),
    isDevelopment: values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
    allowsGraphqlGet: values.GRAPHQL_GET,
  };
}
