import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { startThirdParties, type ThirdParty } from './support/third-parties.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

/**
 * Imitates OneTrust where nothing has to be asked for: its first script tells at once of the groups that are active
 * before a decision, the one with the box comes later. Cookies have what was decided.
 */
const ONETRUST = `
  const publish = () => dispatchEvent(new Event('OneTrustGroupsUpdated'));
  const stored = /OptanonConsent=([^;]*)/.exec(document.cookie);
  window.OnetrustActiveGroups = stored ? stored[1] : ',C0001,C0002,C0003,C0004,';
  publish();
  setTimeout(() => {
    const decide = (groups) => {
      window.OnetrustActiveGroups = groups;
      document.cookie = 'OptanonConsent=' + groups + '; path=/';
      document.cookie = 'OptanonAlertBoxClosed=2026-11-30T08:00:00.000Z; path=/';
      publish();
    };
    window.OneTrust = {
      IsAlertBoxClosed: () => document.cookie.includes('OptanonAlertBoxClosed'),
      ToggleInfoDisplay: () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
      AllowAll: () => decide(',C0001,C0002,C0003,C0004,'),
      RejectAll: () => decide(',C0001,'),
    };
    publish();
  }, 500);`;

let manager: Server;
let service: ThirdParty;
let site: WholeSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await startThirdParties();
  manager = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(ONETRUST),
  );
  await new Promise<void>((resolve) => manager.listen(0, '127.0.0.1', resolve));
  const { port } = manager.address() as AddressInfo;
  const origin = `http://127.0.0.1:${service.port}`;
  site = await startWholeSite({
    tracking: {
      consent: {
        tool: 'onetrust',
        scriptUrl: `http://127.0.0.1:${port}/otSDKStub.js`,
        siteId: 'site-1',
        origins: [],
      },
      marketingAutomation: {
        id: '123-ABC-456',
        scriptUrl: `${origin}/marketing.js`,
        cookies: ['_mkto_trk'],
        origins: [origin],
      },
      sessionRecording: null,
    },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await service?.stop();
  manager?.close();
});

const address = (hash = '') => `http://localhost:${site.port}${site.paths[0]}${hash}`;
const hasComeToTheEnd = (page: Page) => page.waitForFunction(() => 'OneTrust' in window);

test('T-3 T-4 groups that are active before a decision start nothing, the decision does', async ({
  page,
}) => {
  await page.goto(address(), { waitUntil: 'networkidle' });
  await hasComeToTheEnd(page);
  expect(service.asked).toEqual([]);
  await page.evaluate('OneTrust.AllowAll()');
  await expect.poll(() => service.asked).toContain('/marketing.js');
});

test('T-1 T-4 a decision in one tab holds in the others: what runs there starts and ends with it', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(address(), { waitUntil: 'networkidle' });
    await hasComeToTheEnd(each);
  }
  const isRunning = () => other.locator('script[src$="/marketing.js"]').count();
  expect(await isRunning()).toBe(0);
  await page.evaluate('OneTrust.AllowAll()');
  await expect.poll(isRunning).toBe(1);
  await page.evaluate('OneTrust.RejectAll()');
  await expect.poll(isRunning).toBe(0);
});

test('T-4 U-9 choices that a content blocker stops are said not to have loaded', async ({ page }) => {
  await page.route(/otSDKStub/, (route) => route.abort());
  await page.goto(address());
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

test('T-4 the address of the choices opens them once the manager has come', async ({ page }) => {
  await page.goto(address('#privacy-choices'));
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeHidden();
});
