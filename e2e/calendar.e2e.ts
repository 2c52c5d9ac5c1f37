import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violationsInAdmin } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, linkAboveWork, logIn, seat } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

test('C-9 C-11 a plan is moved to another day, by dragging and by keys, and conflicts are shown; an author is told who moves it', async ({
  page,
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const text = await administrator.create('page', { title: `${word} planned` });
  // No other plan is so far away.
  const plan = (action: string, at: string) =>
    administrator.create('scheduled_changes', {
      document: { relationTo: 'page', value: text.id },
      action,
      at,
    });
  const { id } = await plan('publish', '2033-03-16T08:30:00.000Z');
  const timeOf = async () =>
    (await administrator.ask<{ at: string }>(`/api/scheduled_changes/${id}?depth=0`)).at;

  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);
  await hands.follow(linkAboveWork(page, 'Calendar'), /admin\/calendar/);
  // The reader is in Berlin, the site's clock shows UTC.
  await expect(page.getByText('in the time zone UTC')).toBeVisible();
  // The plans of other journeys are in the months before, as an editor's own is in the one that is shown first.
  await page.goto(`${CMS}/admin/calendar?day=2033-03-10`);
  await expect(page.getByRole('heading', { name: 'March 2033' })).toBeVisible();
  const dayOf = (day: string) =>
    page.locator('.calendar__days > li').filter({ has: page.locator(`h3 time[datetime="${day}"]`) });
  const entry = (day: string) => dayOf(day).getByRole('listitem').filter({ hasText: word });
  await expect(entry('2033-03-16')).toContainText('08:30');
  await expect(entry('2033-03-16')).toContainText('Will be published, English, Page');

  // Before React has attached its handlers, a drag moves nothing.
  await hands.until(
    async () => {
      await entry('2033-03-16').locator('small').hover({ timeout: 1000 });
      await page.mouse.down();
      // Browsers fire `dragover` with the second movement.
      await dayOf('2033-03-29').hover();
      await dayOf('2033-03-29').hover();
      await page.mouse.up();
    },
    () => expect(entry('2033-03-29')).toContainText('08:30', { timeout: 5000 }),
  );
  await hands.expectClicksOf('Move a plan in the calendar');
  await expect(entry('2033-03-16')).toHaveCount(0);
  expect(await timeOf()).toBe('2033-03-29T08:30:00.000Z');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry('2033-03-16')).toContainText('08:30');

  await page.getByRole('button', { name: `Move “${word} planned”` }).press('Enter');
  await page.getByLabel('New time').fill('2033-03-17T10:15');
  await page.keyboard.press('Enter');
  await expect(entry('2033-03-17')).toContainText('10:15');
  await expect(entry('2033-03-17').getByRole('button')).toBeFocused();
  expect(await timeOf()).toBe('2033-03-17T10:15:00.000Z');

  await plan('archive', '2033-03-17T10:15:00.000Z');
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await page.goto(`${CMS}/admin/calendar?span=week&day=2033-03-17`);
  await expect(page.getByText('Plans to look at: 2')).toBeVisible();
  await expect(entry('2033-03-17').first()).toContainText('Another plan for this page is at the same time');
  expect(await violationsInAdmin(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Planned' }).uncheck();
  await expect(entry('2033-03-17')).toHaveCount(0);

  const author = await seat(browser, 'author');
  await author.goto(`${CMS}/admin/calendar?span=week&day=2033-03-17`);
  const plans = author.getByRole('listitem').filter({ hasText: word });
  await expect(plans.locator('[draggable=false] small').first()).toBeVisible();
  await expect(author.getByText('Plans are moved by editors.')).toBeVisible();
  await expect(author.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await author.context().close();
});
