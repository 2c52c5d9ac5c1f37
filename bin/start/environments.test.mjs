import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFolder as folderOfBrand } from '../../brand/src/brand-folder.ts';
import { brandFolder, root } from '../project.mjs';
import { environmentOf, PROCESSES } from './environments.mjs';

/** Which processes need which secret: no others may have it. */
const SECRETS = {
  ADMIN_PASSWORD: ['cms'],
  CDN_PURGE_TOKEN: ['site'],
  DATABASE_URL: ['migrate', 'demo', 'rebuild', 'cms'],
  HTTPS_PROXY: ['install', 'cms'],
  KEELSTONE_DATABASE: ['database', 'database-back-up', 'database-restore'],
  MARKETING_TOKEN: ['cms'],
  NPM_TOKEN: ['install'],
  'npm_config_//registry.example/:_authToken': ['install'],
  PAYLOAD_SECRET: ['migrate', 'demo', 'rebuild', 'cms'],
  PREVIEW_SECRET: ['migrate', 'demo', 'rebuild', 'site', 'cms'],
  SITE_DATABASE_URL: ['site'],
  AWS_SECRET_ACCESS_KEY: [],
  PGPASSWORD: [],
};

/** Variables that a configuration reads. */
function variablesOf(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const [, schema = ''] = /const environmentSchema = v\.object\(\{(.*?)\n\}\);/s.exec(text) ?? [];
  return [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
}

describe('what a process is told', () => {
  const operator = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, 'hush']));

  it.each(Object.keys(PROCESSES))('O-1 %s gets its own secrets and no other', (name) => {
    const expected = Object.keys(SECRETS).filter((secret) => SECRETS[secret].includes(name));
    const told = environmentOf(name, {}, { ...operator, PATH: '/bin' });
    expect(Object.keys(told).toSorted()).toEqual(['PATH', ...expected].toSorted());
  });

  it.each([
    ['site', 'apps/site/src/app/configuration.ts', []],
    ['cms', 'apps/cms/src/configuration.ts', ['SITE_DATABASE_ROLE']],
  ])('O-1 %s is told everything that it reads', (name, path, ofOthers) => {
    const read = variablesOf(path);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((each) => !PROCESSES[name].includes(each))).toEqual(ofOthers);
  });

  it.each(['keelstone', 'e2e/brands/fjordline'])('O-1 the brand %s is the same folder to all', (name) => {
    expect(join(root, brandFolder(name))).toBe(folderOfBrand(name));
  });

  it('O-1 what was settled wins over what the operator said', () => {
    expect(environmentOf('site', { SITE_PORT: '1' }, { SITE_PORT: '2', TZ: 'UTC' })).toEqual({
      SITE_PORT: '1',
      TZ: 'UTC',
    });
  });

  it('O-1 a process that is not on the list is not started', () => {
    expect(() => environmentOf('another', {}, {})).toThrow('"another"');
  });
});
