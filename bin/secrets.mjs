import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory } from './project.mjs';

const secret = () => randomBytes(24).toString('base64url');

/**
 * The secrets of this installation, generated on the first start and readable by their owner only. An environment
 * variable of the same purpose always wins (see docs/configuration.md).
 */
export function readSecrets() {
  const file = join(dataDirectory, 'secrets.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = {
    databaseAdmin: secret(),
    databaseCms: secret(),
    databaseSite: secret(),
    payload: secret(),
    preview: secret(),
    administrator: secret(),
    ...known,
  };
  if (Object.keys(known).length < Object.keys(secrets).length) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return { ...secrets, isNew: !known.administrator };
}
