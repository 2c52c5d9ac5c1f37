import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import {
  CMS,
  Editor,
  EVERYWHERE,
  fillPlan,
  logIn,
  NOWHERE,
  paragraph,
  whereVisitorsSee,
} from './support/editor.ts';
import { environmentOfCms } from './support/instance.ts';

const ROOT = join(import.meta.dirname, '..');
const SECOND_CMS_PORT = 3102;
/** How late a scheduled change may begin. */
const LATE_MS = 2000;
const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

async function createDraft() {
  const title = `${uniqueWord()} at its hour`;
  const fields = { title, body: paragraph('Not before its time.'), moderation: 'draft' };
  const { id, nid, alias } = await editor.create('article', fields, '?draft=true');
  return { id, nid, title, path: alias };
}

/** A second CMS on the same database, like a second machine. */
async function startSecondCms(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/cms/src/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...environmentOfCms(SECOND_CMS_PORT) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const first = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  expect(first[0]).toMatchObject({ ready: true });
  return child;
}

const plan = (id: number, at: Date) =>
  editor.create('scheduled_changes', {
    action: 'publish',
    document: { relationTo: 'article', value: id },
    at: at.toISOString(),
  });

test('C-9 a scheduled publish happens within 2 s of its time, once, with two CMS processes', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const second = await startSecondCms();
  try {
    // How long this machine needs for a publish by hand, which waits for the same: before, and after.
    const byHand = async () => {
      const { id, ...draft } = await createDraft();
      const started = performance.now();
      await editor.update('article', id, { _status: 'published', moderation: 'published' });
      await expect.poll(() => whereVisitorsSee(request, draft), { intervals: [50] }).toEqual(EVERYWHERE);
      return performance.now() - started;
    };
    const before = await byHand();
    const draft = await createDraft();
    const at = new Date(Date.now() + 4000);
    await plan(draft.id, at);
    expect(await whereVisitorsSee(request, draft)).toEqual(NOWHERE);
    await wait(at.getTime() - Date.now() - 1000);
    expect(await whereVisitorsSee(request, draft)).toEqual(NOWHERE);
    await wait(at.getTime() - Date.now());
    await expect.poll(() => whereVisitorsSee(request, draft), { intervals: [50] }).toEqual(EVERYWHERE);
    const late = Date.now() - at.getTime();
    expect(late).toBeLessThan(LATE_MS + Math.max(before, await byHand()));
    const where = `where[parent][equals]=${draft.id}&where[version._status][equals]=published`;
    const { totalDocs } = await editor.ask<{ totalDocs: number }>(`/api/article/versions?${where}`);
    expect(totalDocs).toBe(1);
  } finally {
    second.kill('SIGTERM');
    await once(second, 'exit');
  }
});

test('C-9 an editor plans beside the form, sees it there, and cancels it', async ({ page }) => {
  test.slow();
  const draft = await createDraft();
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin/collections/article/${draft.id}?locale=en`);
  const panel = page.getByRole('region', { name: 'Planned changes' });
  await expect(panel).toContainText('Nothing is planned.');
  await fillPlan(hands, panel, '2031-07-01T09:00');
  await expect(panel).toContainText(
    /In UTC, the time zone of the site. By your clock, that is Tue,? 1 Jul 2031,? 11:00 (CEST|GMT\+2)/,
  );
  await hands.click(panel.getByRole('button', { name: 'Plan', exact: true }));
  await expect(panel).toContainText('Will be published');
  await hands.expectClicksOf('Plan a publication');
  const { docs } = await editor.ask<{ docs: { at: string }[] }>(
    `/api/scheduled_changes?where[document.value][equals]=${draft.id}`,
  );
  expect(docs.map(({ at }) => at)).toEqual(['2031-07-01T09:00:00.000Z']);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toContainText('Nothing is planned.');
});
