import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { signMediaUrl } from '@keelstone/model/tokens/media-token';
import { findFreePort } from '@keelstone/postgres';
import { publish } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBuiltSite } from '../../apps/site/src/app/built-site.fixture.ts';
import {
  isTold,
  type Sender,
  send,
  sendersNamed,
} from '../../apps/site/src/forms/server/form-senders.fixture.ts';
import { pageWithForm } from '../../apps/site/src/forms/server/form-site.fixture.ts';
import { processTree } from '../start/process-tree.fixture.ts';
import type { Deployment } from './deployment.fixture.ts';
import { readContainerfile } from './read-containerfile.fixture.ts';
import { readUnit } from './read-unit.fixture.ts';
import { NO_SANDBOX, Sandbox } from './sandbox.fixture.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
/** Generous, because sandboxes are built on shared processors. */
const TEST_MS = 300_000;
const SECRET = 'known-to-tests-only-0123456789abcdef';

let built: Awaited<ReturnType<typeof openBuiltSite>>;
let sandbox: Sandbox | undefined;

beforeAll(async () => {
  built = await openBuiltSite();
  await built.asCms(async (client) => {
    await publish(client, {
      node: sampleNode('article', { nid: 10, path: '/articles/a' }),
      dependencies: [],
    });
    await publish(client, { node: pageWithForm(sampleForm()), dependencies: [] });
  });
});
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});
afterAll(() => built.stop());

const DEPLOYMENTS: [name: string, read: () => Deployment][] = [
  ['deploy/keelstone-site.service', () => readUnit('keelstone-site.service')],
  ['deploy/Containerfile', () => readContainerfile('site')],
];
const WHY = NO_SANDBOX && ` (skipped: ${NO_SANDBOX})`;

describe.skipIf(NO_SANDBOX)(`the site as it is deployed${WHY}`, { timeout: TEST_MS }, () => {
  it.each(DEPLOYMENTS)(
    'O-2 %s serves, and writes all that it keeps to places that outlast it',
    async (_, read) => {
      const deployment = read();
      const machine = new Sandbox(deployment);
      sandbox = machine;
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const variables = {
        SITE_DATABASE_URL: built.urls.siteUrl,
        PREVIEW_SECRET: SECRET,
        SITE_PORT: String(port),
        SITE_HOST: '127.0.0.1',
        METRICS_PORT: String(await findFreePort()),
      };
      const {
        MEDIA_DIR: media = '',
        SUBMISSIONS_DIR: submissions = '',
        SEARCH_SNAPSHOT_DIR: search = '',
      } = deployment.environment;
      const child = await machine.start(variables);
      await vi.waitFor(async () => {
        if (child.exitCode !== null) throw new Error(machine.output);
        expect(machine.output).toContain('All processes of the site are ready');
      }, PATIENCE);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      expect((await fetch(`${url}/articles/a`)).status).toBe(200);

      await vi.waitFor(async () => {
        const names = await readdir(machine.outside(search));
        expect(names.toSorted()).toEqual([
          'search-index.de.bin',
          'search-index.en.bin',
          'search-index.fr.bin',
        ]);
      }, PATIENCE);
      await writeFile(join(machine.outside(media), 'picture.png'), 'a picture');
      // Nothing published uses it, so a preview token grants access.
      const picture = signMediaUrl('/media/picture.png', Date.now() / 1000 + 600, SECRET);
      expect((await fetch(url + picture)).status).toBe(200);

      await built.database.halt();
      const [sender] = sendersNamed('Deployed', 1) as [Sender];
      expect(isTold(await send(url, sender), sender)).toBe(true);
      // Two files if the one was taken over while it was written (SubmissionSpool): the submission is then in both.
      expect(await readdir(machine.outside(submissions))).not.toEqual([]);
      await built.database.resume();
      await vi.waitFor(async () => expect(await readdir(machine.outside(submissions))).toEqual([]), PATIENCE);

      const told = processTree(child.pid ?? 0).map(({ environment }) => environment);
      expect(told).toHaveLength(3);
      expect(told.join('\n')).not.toMatch(/^(?:DATABASE_URL|PAYLOAD_SECRET|ADMIN_PASSWORD|KEELSTONE_\w+)=/m);
      expect(machine.output).not.toMatch(/EACCES|EROFS/);
      child.kill('SIGTERM');
      await vi.waitFor(() => expect([child.exitCode, child.signalCode]).toEqual([0, null]), PATIENCE);
    },
  );
});
