import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { PROCESSES } from '../start/environments.mjs';
import siteOptions from '../start/site-options.json' with { type: 'json' };
import { readContainerfile } from './read-containerfile.fixture.ts';
import { CURRENT, readService, readUnit } from './read-unit.fixture.ts';

/** Variables that the system sets for every process. */
const OF_THE_SYSTEM = ['PATH', 'HOME', 'USER'];

const DEPLOYMENTS = [
  ['deploy/keelstone-site.service', 'site', readUnit('keelstone-site.service')],
  ['deploy/keelstone-cms.service', 'cms', readUnit('keelstone-cms.service')],
  ['deploy/Containerfile, the site', 'site', readContainerfile('site')],
  ['deploy/Containerfile, the CMS', 'cms', readContainerfile('CMS')],
];

/** Variables that name folders: writable, or read-only. */
const FOLDERS = {
  site: { written: ['SUBMISSIONS_DIR', 'SEARCH_SNAPSHOT_DIR'], read: ['MEDIA_DIR'] },
  cms: { written: ['MEDIA_DIR'], read: [] },
};

const isIn = (places, path = '') => places.some((each) => `${path}/`.startsWith(`${each}/`));

describe.each(DEPLOYMENTS)('%s', (_, part, deployment) => {
  it('O-2 writes to places that are there, are its own, and outlast the process', () => {
    const { environment, writable, readable } = deployment;
    expect(writable.length).toBeGreaterThan(0);
    for (const name of FOLDERS[part].written)
      expect([name, isIn(writable, environment[name])]).toEqual([name, true]);
    for (const name of FOLDERS[part].read)
      expect([name, isIn([...writable, ...readable], environment[name])]).toEqual([name, true]);
  });

  it('O-1 is told nothing that the other part alone has to know', () => {
    // The variables that the image sets for both parts contain no secret.
    const shared =
      deployment.app === CURRENT ? [] : ['SITE_HOST', 'CMS_HOST', 'SUBMISSIONS_DIR', 'SEARCH_SNAPSHOT_DIR'];
    const known = [...PROCESSES[part], ...OF_THE_SYSTEM, ...shared, 'NEXT_TELEMETRY_DISABLED'];
    const own = part === 'cms' ? [...known, ...PROCESSES.migrate] : known;
    expect(Object.keys(deployment.environment).filter((name) => !own.includes(name))).toEqual([]);
  });

  it('O-3 R-5 is run by Node.js alone, the site with the options that npm start gives it', () => {
    for (const [program, ...more] of [...deployment.before, deployment.command]) {
      expect(program).toMatch(/(?:^|\/)node$/);
      const script = more.pop();
      expect(script).toMatch(/apps\/(?:site\/dist|cms\/src)\/[\w/]+\.[jt]s$/);
      expect(more).toEqual(script.includes('apps/site/') ? siteOptions : []);
    }
  });

  it('O-2 runs as an account without rights', () => {
    expect(deployment.account).toMatch(/^(?:keelstone-\w+|node)$/);
  });
});

it.each(['keelstone-site.service', 'keelstone-cms.service'])(
  'O-2 %s keeps its process from what it does not need',
  (name) => {
    const settings = readService(name);
    expect(settings('NoNewPrivileges')).toEqual(['yes']);
    expect(settings('CapabilityBoundingSet')).toEqual(['']);
    expect(settings('ProtectSystem')).toEqual(['strict']);
    for (const each of ['ProtectHome', 'PrivateTmp', 'PrivateDevices'])
      expect(settings(each)).toEqual(['yes']);
  },
);

it.each(['site', 'cms'])('O-1 deploy/%s.env has no secret that somebody could leave as it is', (part) => {
  const text = readFileSync(join(root, 'deploy', `${part}.env`), 'utf8');
  const secrets = text.match(/^\w*(?:SECRET|PASSWORD)=.*$/gm) ?? [];
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((line) => !line.endsWith('='))).toEqual([]);
});

it('O-1 no image takes along the data and the secrets of an installation', () => {
  const lines = (name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.replace(/^\*\*\//, ''));
  expect(['.git/', ...lines('.gitignore')].filter((line) => !lines('.dockerignore').includes(line))).toEqual(
    [],
  );
});
