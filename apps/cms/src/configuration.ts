import { isAbsolute } from 'node:path';
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

export { ConfigurationError };

/** At least a week, so that a receiver that is down for days loses nothing. */
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'a number of days'),
  v.transform(Number),
  v.minValue(7, '7 days at least'),
);

/** Not below the period for which the database refuses deletion: see createAuditTrail in the initial migration. */
const auditDays = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'a number of days'),
  v.transform(Number),
  v.minValue(90, '90 days at least'),
);

/** Whether each per cent sign begins a code: in a password, it is written as `%25`. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '' && isEncoded(username + password);
}

const environmentSchema = v.object({
  NODE_ENV: v.optional(choiceVariable(['production', 'development', 'test']), 'development'),
  DATABASE_URL: databaseVariable('postgres://keelstone_cms:…@127.0.0.1:5432/keelstone'),
  SITE_DATABASE_ROLE: v.optional(v.string()),
  PAYLOAD_SECRET: secretVariable,
  PREVIEW_SECRET: secretVariable,
  CMS_HOST: v.optional(v.string(), '127.0.0.1'),
  CMS_PORT: v.optional(portVariable, '3001'),
  CMS_URL: v.optional(originVariable('https://cms.example.com')),
  SITE_URL: v.optional(originVariable('https://www.example.com'), 'http://localhost:3000'),
  MEDIA_DIR: v.pipe(v.string(), v.check(isAbsolute, 'an absolute path')),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, '12 characters at least'))),
  MARKETING_ENDPOINT: v.optional(webAddressVariable('https://marketing.example.com/submissions')),
  MARKETING_TOKEN: v.optional(v.string()),
  SUBMISSIONS_KEEP_DAYS: v.optional(days, '180'),
  AUDIT_KEEP_DAYS: v.optional(auditDays, '365'),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isMailServer,
        'a mail server such as smtp://name:password@mail.example.com:587, with %25 for a % in the password',
      ),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  MAIL_DIR: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'an absolute path'))),
  CHECK_LINKS: v.optional(v.picklist(['true', 'false'], 'true or false'), 'false'),
  LOG_LEVEL: v.optional(logLevelVariable, 'info'),
});

/** The configuration of the CMS process. */
export type Configuration = {
  isProduction: boolean;
  /** Connection string of the CMS's database role, which owns the database. */
  databaseUrl: string;
  /** Name of the site's role, to which migrations grant its rights; the CMS does not know its password. */
  siteDatabaseRole: string | undefined;
  secret: string;
  /** Signs preview links; the site verifies them with the same secret. */
  previewSecret: string;
  /** Address to listen on; loopback by default. */
  host: string;
  port: number;
  /** Origins without a trailing slash. */
  cmsUrl: string;
  siteUrl: string;
  /** Absolute path of the folder with uploaded media. */
  mediaDirectory: string;
  /** Where submissions are forwarded to; without it, they wait. */
  receiver: { endpoint: string; token: string | undefined } | undefined;
  /** Days that submissions are kept, unless their form says otherwise. */
  keepDays: number;
  /** Days that entries of the audit trail are kept. */
  auditKeepDays: number;
  administrator: { email: string; password: string } | undefined;
  mail: {
    /** Where mails are handed in, and their sender. Without it, mails are written to the folder, if there is one. */
    server: { url: string; from: string } | undefined;
    directory: string | undefined;
  };
  /** Whether it may visit the links of published pages to other sites, which needs an outgoing network. */
  checksLinks: boolean;
  logLevel: string;
};

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 *
 * @throws ConfigurationError naming each variable that is missing or malformed
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment('The CMS', environmentSchema, environment);
  const isProduction = values.NODE_ENV === 'production';
  const { PAYLOAD_SECRET, PREVIEW_SECRET } = values;
  if (isProduction) refuseKnownSecrets('The CMS', { PAYLOAD_SECRET, PREVIEW_SECRET });
  if (PAYLOAD_SECRET === PREVIEW_SECRET) {
    throw new ConfigurationError('The CMS', [
      'PREVIEW_SECRET is the same as PAYLOAD_SECRET: the site would know what signs your sessions. Use another.',
    ]);
  }
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR: directory } = values;
  if (smtpUrl !== undefined && from === undefined) {
    throw new ConfigurationError('The CMS', ['MAIL_FROM is missing: the address that mails are sent from.']);
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  const { MARKETING_ENDPOINT: endpoint, MARKETING_TOKEN: token } = values;
  return {
    isProduction,
    databaseUrl: values.DATABASE_URL,
    siteDatabaseRole: values.SITE_DATABASE_ROLE,
    secret: PAYLOAD_SECRET,
    previewSecret: PREVIEW_SECRET,
    host: values.CMS_HOST,
    port: values.CMS_PORT,
    cmsUrl: new URL(values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`).origin,
    siteUrl: new URL(values.SITE_URL).origin,
    mediaDirectory: values.MEDIA_DIR,
    receiver: endpoint === undefined ? undefined : { endpoint, token },
    keepDays: values.SUBMISSIONS_KEEP_DAYS,
    auditKeepDays: values.AUDIT_KEEP_DAYS,
    administrator: email && password ? { email, password } : undefined,
    mail: { server: smtpUrl && from ? { url: smtpUrl, from } : undefined, directory },
    checksLinks: values.CHECK_LINKS === 'true',
    logLevel: values.LOG_LEVEL,
  };
}

/** For commands that load the configuration, but open no database and write no file of an installation. */
const PLACEHOLDERS = {
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'used-only-while-building-and-never-signs-a-thing',
  PREVIEW_SECRET: 'used-only-while-building-and-never-shows-a-thing',
  MEDIA_DIR: '/nonexistent',
};

/** Lets this process read its configuration though nothing is set: it works on the sources only. */
export function assumeNoInstallation(): void {
  for (const [name, value] of Object.entries(PLACEHOLDERS)) process.env[name] ??= value;
}

/** Reads the configuration of this process. During `next build`, nothing needs to be set. */
export function readOwnConfiguration(): Configuration {
  const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
  return readConfiguration(isBuilding ? { NODE_ENV: 'production', ...PLACEHOLDERS } : process.env);
}
