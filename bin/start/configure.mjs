import { isAbsolute, join, resolve } from 'node:path';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';
import { isBegun } from './begun-installation.mjs';

const DATABASE = 'keelstone';
const SITE_ROLE = 'keelstone_site';

function readPort(variable, fallback) {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Advice(`${variable} is "${text}"; it must be a port number between 1 and 65535.`);
}

function checkOwnDatabase() {
  if (process.env.SITE_DATABASE_URL) return;
  throw new Advice(
    'DATABASE_URL is set, SITE_DATABASE_URL is not. The site needs a database role of its own, with fewer rights than the CMS: docs/configuration.md has the statements that create it.',
  );
}

/** Alone, it would be ignored: the site would show what is in the embedded database. */
function checkNoSiteDatabase() {
  if (!process.env.SITE_DATABASE_URL) return;
  throw new Advice(
    'SITE_DATABASE_URL is set, DATABASE_URL is not. Set both for a database of your own (docs/configuration.md), or neither for the embedded one.',
  );
}

/** As the CMS wants them. Refused here, before a folder is made where it does not belong. */
function readFolder(variable, name) {
  const path = process.env[variable] || join(dataDirectory, name);
  if (isAbsolute(path)) return path;
  throw new Advice(`${variable} is "${path}"; it must be an absolute path, such as ${resolve(path)}.`);
}

function roleOf(databaseUrl) {
  if (!URL.canParse(databaseUrl))
    throw new Advice('SITE_DATABASE_URL must be a URL such as postgres://site:…@127.0.0.1:5432/keelstone.');
  return decodeURIComponent(new URL(databaseUrl).username);
}

/**
 * Determines ports, URLs, database and secrets for the processes that `npm start` starts. The environment takes
 * precedence over generated values.
 */
export function configure({ secrets, isDevelopment }) {
  const sitePort = readPort('SITE_PORT', 3000);
  const cmsPort = readPort('CMS_PORT', 3001);
  const ownDatabase = Boolean(process.env.DATABASE_URL);
  if (ownDatabase) checkOwnDatabase();
  else checkNoSiteDatabase();
  // The migrations need its name; only the site gets its password.
  const siteRole = ownDatabase ? roleOf(process.env.SITE_DATABASE_URL) : SITE_ROLE;
  const databasePort = readPort('DATABASE_PORT', 54_329);

  const ports = [
    { what: 'the site', port: sitePort, variable: 'SITE_PORT', host: process.env.SITE_HOST, by: 'SITE_HOST' },
    { what: 'the CMS', port: cmsPort, variable: 'CMS_PORT', host: process.env.CMS_HOST, by: 'CMS_HOST' },
  ];

  return {
    ports,
    administratorIsGenerated: !process.env.ADMIN_PASSWORD,
    embeddedDatabase: ownDatabase
      ? null
      : {
          dataDirectory: join(dataDirectory, 'postgres'),
          port: databasePort,
          mayBeMade: !isBegun(dataDirectory),
          adminPassword: secrets.databaseAdmin,
          database: DATABASE,
          cms: { role: 'keelstone_cms', password: secrets.databaseCms },
          site: { role: SITE_ROLE, password: secrets.databaseSite },
        },
    env: {
      NODE_ENV: isDevelopment ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_COMPILE_CACHE: join(dataDirectory, 'compiled'),
      SITE_DATABASE_ROLE: siteRole,
      SITE_PORT: String(sitePort),
      CMS_PORT: String(cmsPort),
      SITE_URL: process.env.SITE_URL || `http://localhost:${sitePort}`,
      CMS_URL: process.env.CMS_URL || `http://localhost:${cmsPort}`,
      MEDIA_DIR: readFolder('MEDIA_DIR', 'media'),
      MAIL_DIR: readFolder('MAIL_DIR', 'mail'),
      SUBMISSIONS_DIR: process.env.SUBMISSIONS_DIR || join(dataDirectory, 'submissions'),
      SEARCH_SNAPSHOT_DIR: process.env.SEARCH_SNAPSHOT_DIR || join(dataDirectory, 'search'),
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || secrets.payload + secrets.payload,
      PREVIEW_SECRET: process.env.PREVIEW_SECRET || secrets.preview,
      ADMIN_EMAIL: process.env.ADMIN_EMAIL || 'administrator@keelstone.example',
      ADMIN_PASSWORD: process.env.ADMIN_PASSWORD || secrets.administrator,
    },
  };
}
