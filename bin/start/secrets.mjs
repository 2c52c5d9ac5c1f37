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
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';
import { hasDatabase } from './begun-installation.mjs';

const secret = () => randomBytes(24).toString('base64url');

const NAMES = ['databaseAdmin', 'databaseCms', 'databaseSite', 'payload', 'preview', 'administrator'];

const file = join(dataDirectory, 'secrets.json');

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

/**
 * The secrets of this installation, generated on the first start and readable by their owner only. An environment
 * variable of the same purpose takes precedence (see docs/configuration.md).
 *
 * @throws Advice when the file is damaged, or gone while its database is there
 */
export function readSecrets() {
  const known = readKnown();
  if (!known.databaseAdmin && hasDatabase(dataDirectory))
    throw damaged(existsSync(file) ? 'lacks databaseAdmin' : 'is missing');
  const secrets = { ...Object.fromEntries(NAMES.map((name) => [name, secret()])), ...known };
  // An account that is there has the password of the first start, not one that is made now: nobody is told that one, and
  // no file says it.
  const isNew = !known.administrator && !hasDatabase(dataDirectory);
  if (NAMES.some((name) => !(name in known)))
    write({ ...secrets, administrator: isNew ? secrets.administrator : known.administrator });
  return { ...secrets, isNew };
}
