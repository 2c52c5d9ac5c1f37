import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';
import { hasDatabase, isBegun } from './begun-installation.mjs';

const secret = () => randomBytes(24).toString('base64url');

const NAMES = ['databaseAdmin', 'databaseCms', 'databaseSite', 'payload', 'preview', 'administrator'];

const file = join(dataDirectory, 'secrets.json');

/**
 * There from the first start until its password has been shown: that start may be stopped before, or serve the site only.
 */
const untold = join(dataDirectory, 'password-not-shown');

function damaged(what) {
  return new Advice(
    `${file} ${what}. It holds the passwords of this installation's database, which cannot be made anew. Bring the file back from a backup (npm run backup keeps one as secrets.json), then run the command again. Without one, move the whole of ${dataDirectory} away to begin with nothing, and bring back what a backup holds.`,
  );
}

/** @throws Advice when the file exists but is invalid; the message never includes its content */
function readKnown() {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw damaged(`cannot be read (${error.code})`);
  }
  let known;
  try {
    known = JSON.parse(text);
  } catch {
    throw damaged(text.trim() ? 'is damaged: it is no JSON' : 'is empty');
  }
  if (known === null || typeof known !== 'object' || Array.isArray(known))
    throw damaged('is damaged: it is no list of secrets');
  const wrong = NAMES.filter((name) => name in known && (typeof known[name] !== 'string' || !known[name]));
  if (wrong.length > 0) throw damaged(`is damaged: ${wrong.join(', ')} must be text`);
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  return known;
}

/** Written atomically, and synced to disk before anything is created with these passwords. */
function write(secrets) {
  mkdirSync(dataDirectory, { recursive: true });
  const aside = `${file}.${process.pid}`;
  const descriptor = openSync(aside, 'w', 0o600);
  writeSync(descriptor, `${JSON.stringify(secrets, null, 2)}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(aside, file);
}

/** @throws Advice when the file is damaged, or gone while its database is there */
function readChecked() {
  const known = readKnown();
  if (!known.databaseAdmin && hasDatabase(dataDirectory))
    throw damaged(existsSync(file) ? 'lacks databaseAdmin' : 'is missing');
  return known;
}

const complete = (known) => ({ ...Object.fromEntries(NAMES.map((name) => [name, secret()])), ...known });

/**
 * The secrets of this installation, for commands that need one. An environment variable of the same purpose takes
 * precedence (see docs/configuration.md). Writes nothing: what a command leaves in a folder that was named by mistake
 * would be taken for an installation.
 *
 * @throws Advice when the file is damaged or gone, or there is no installation; with a database of the operator's own,
 * there may be none
 */
export function readSecrets() {
  const known = readChecked();
  if (existsSync(file) || process.env.DATABASE_URL) return complete(known);
  throw new Advice(
    `There is no installation in ${dataDirectory}. Set KEELSTONE_DATA to the folder that npm start uses; the first npm start makes one.`,
  );
}

/** Records that the administrator's account is there, and that its password has been shown if it is a generated one. */
export const rememberPasswordIsTold = () => rmSync(untold, { force: true });

/**
 * The same for `npm start`, which generates on the first start what is missing, readable by its owner only.
 *
 * @returns {Record<string, string> & { isNew: boolean }} `isNew`: whether the account of the administrator is still to
 * be made, with the password that is among these, or nobody has been told that password yet
 * @throws Advice when the file is damaged, or gone while its database is there
 */
export function prepareSecrets() {
  const known = readChecked();
  const secrets = complete(known);
  // By the database: a start that found its ports taken has written the file, and shown no password.
  const isFirst = !isBegun(dataDirectory);
  const isNew = isFirst || existsSync(untold);
  // An account that is there has the password of the first start, not one that is made now: nobody is told that one, and
  // no file says it. Where the embedded database is not, there may be no account yet.
  const isTold = isFirst || !hasDatabase(dataDirectory);
  if (NAMES.some((name) => !(name in known)))
    write({ ...secrets, administrator: isTold ? secrets.administrator : known.administrator });
  if (isFirst) writeFileSync(untold, '');
  return { ...secrets, isNew };
}
