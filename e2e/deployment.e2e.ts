import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { Deployment } from '../bin/deployment/deployment.fixture.ts';
import { readContainerfile } from '../bin/deployment/read-containerfile.fixture.ts';
import { readUnit } from '../bin/deployment/read-unit.fixture.ts';
import { NO_SANDBOX, Sandbox } from '../bin/deployment/sandbox.fixture.ts';
import { processTree } from '../bin/start/process-tree.fixture.ts';
import { migrate } from '../packages/outbox/src/migrate/migrate.ts';
import { startTestDatabase } from '../packages/postgres/src/testing/test-database.ts';

const PORT = '3121';
const CMS = `http://127.0.0.1:${PORT}`;
const ACCOUNT = { email: 'first@keelstone.example', password: 'a password for tests only' };

/** The CMS as built for the instance under test; the deployed site is tested in bin/deployment. */
const DEPLOYMENTS: [name: string, read: () => Deployment][] = [
  ['deploy/keelstone-cms.service', () => readUnit('keelstone-cms.service')],
  ['deploy/Containerfile', () => readContainerfile('CMS')],
];

/** Logs in as the first administrator and uploads an image. */
async function uploadPicture(request: APIRequestContext): Promise<void> {
  const login = await request.post(`${CMS}/api/users/login`, { data: ACCOUNT });
  const { token } = (await login.json()) as { token: string };
  const buffer = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c8451b' } })
    .png()
    .toBuffer();
  const answer = await request.post(`${CMS}/api/images`, {
    headers: { Authorization: `JWT ${token}` },
    multipart: {
      file: { name: 'field.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ alt: 'A field' }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test.skip(Boolean(NO_SANDBOX), NO_SANDBOX);
test.setTimeout(300_000);

let database: Awaited<ReturnType<typeof startTestDatabase>>;
test.beforeAll(async () => {
  database = await startTestDatabase(migrate);
});
test.afterAll(() => database?.stop());

for (const [name, read] of DEPLOYMENTS) {
  test(`O-2 the CMS as ${name} runs it migrates, starts, and keeps uploads where the site reads them`, async ({
    request,
  }) => {
    const deployment = read();
    const sandbox = new Sandbox(deployment);
    try {
      const { cmsUrl } = await database.createDatabase();
      const child = await sandbox.start({
        DATABASE_URL: cmsUrl,
        SITE_DATABASE_ROLE: 'site',
        PAYLOAD_SECRET: 'a-secret-of-one-test-run-only-0123456789',
        PREVIEW_SECRET: 'another-secret-of-one-test-run-9876543210',
        CMS_PORT: PORT,
        CMS_HOST: '127.0.0.1',
        CMS_URL: CMS,
        ADMIN_EMAIL: ACCOUNT.email,
        ADMIN_PASSWORD: ACCOUNT.password,
      });
      const status = async () => {
        if (child.exitCode !== null) throw new Error(sandbox.output);
        return request.get(`${CMS}/admin/login`).then(
          (answer) => answer.status(),
          () => 0,
        );
      };
      await expect.poll(status, { timeout: 120_000 }).toBe(200);
      await uploadPicture(request);
      const media = sandbox.outside(deployment.environment.MEDIA_DIR ?? '');
      const files = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((each) =>
        /\.\w+$/.test(each),
      );
      expect(files.length).toBeGreaterThan(0);
      // The site runs as a different account.
      for (const file of files) expect(statSync(join(media, file)).mode & 0o004).toBe(0o004);
      const told = processTree(child.pid ?? 0).map(({ environment }) => environment);
      expect(told[0]).toContain('PAYLOAD_SECRET=a-secret');
      expect(told.join('\n')).not.toMatch(/^SITE_DATABASE_URL=/m);
      expect(sandbox.output).not.toMatch(/EACCES|EROFS/);
    } finally {
      await sandbox.stop();
    }
  });
}
