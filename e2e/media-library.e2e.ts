/** The media library: finding media, where they are used, and what lacks an alternative text. */
import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { violationsInAdmin, violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { awaitHydration, CMS, Editor, logIn, SITE } from './support/editor.ts';
import { inventWord } from './support/search-page.ts';

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

/** A picture that no other test has. @param description what it says about itself */
const picture = async (description = 'Untitled') => ({
  name: `${randomBytes(6).toString('hex')}.png`,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 640, height: 360, channels: 3, background: `#${randomBytes(3).toString('hex')}` },
  })
    .withExif({ IFD0: { ImageDescription: description } })
    .png()
    .toBuffer(),
});

/**
 * Somebody whose dashboard offers nothing that another journey typed, failed, and left: what has been deleted since is
 * asked for in vain, which the browser reports as an error.
 */
async function accountOfItsOwn(role: 'author' | 'editor', word: string) {
  const account = { email: `${word}@keelstone.example`, password: 'a password for tests only' };
  await editor.create('users', { ...account, name: `The ${role}`, role });
  return account;
}

/** The document of an upload. */
async function idOf(row: Locator): Promise<number> {
  const [, id] = /images\/(\d+)$/.exec((await row.getByRole('link').getAttribute('href')) ?? '') ?? [];
  return Number(id);
}

async function seek(page: Page, text: string): Promise<void> {
  await page.getByLabel('Name or text').fill(text);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
}

test('C-4 C-13 U-9 an editor finds a picture, sees where it is used, describes it in another language, and replaces it', async ({
  page,
  request,
}) => {
  test.slow();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const word = inventWord();
  const image = await editor.upload('images', await picture(), { alt: `Harbour ${word}` });
  const node = { title: `Port ${word}`, picture: { relationTo: 'images', value: image } };
  const { id } = await editor.create('article', { ...node, _status: 'published' });
  await editor.update('article', id, { title: `Hafen ${word}`, _status: 'published' }, '?locale=de');

  await logIn(page, await accountOfItsOwn('editor', word));
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);
  await hands.followInMenu('Media library', /admin\/media-library/);
  await expect(page.getByRole('heading', { name: 'Media library', level: 1 })).toBeVisible();
  // Other journeys' pictures lack texts, too.
  await hands.aside(() => seek(page, word));
  const field = page.getByLabel(/^Alternative text in German of/);
  // What is chosen before React hydrates the fields is lost.
  await hands.until(
    async () => {
      await page.getByLabel('Show', { exact: true }).selectOption('Without alternative text in German');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
    },
    () => expect(field).toBeVisible({ timeout: 3000 }),
  );
  expect(await violationsInAdmin(page)).toEqual([]);
  // Enter saves once the view is hydrated.
  await awaitHydration(field);
  await hands.write(field, `Hafen von ${word}`);
  await hands.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await hands.expectClicksOf('Write a missing alternative text in German');
  const { alias } = await editor.ask<{ alias: string }>(`/api/article/${id}?locale=de`);
  await expect
    .poll(async () => (await request.get(`${SITE}/de${alias}`)).text())
    .toContain(`alt="Hafen von ${word}"`);

  await page.goto(`${CMS}/admin/media-library`);
  await awaitHydration(page.getByLabel('Choose files, or drop them here'));
  await seek(page, word);
  const found = page.getByRole('listitem').filter({ hasText: `Harbour ${word}` });
  await expect(found).toContainText(/Image · [\d.]+ (bytes|kB) · 640 × 360/);
  await expect(found).toContainText('Used once');
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator('img')).toHaveJSProperty('naturalWidth', 480);

  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Harbour ${word}`) })).toContainText('Used once');
  await expect(async () => {
    await page.getByLabel('Show', { exact: true }).selectOption('Unused');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('There are no such media.')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });

  // The file is replaced in its form: mails and other sites have its former address.
  const { url: former } = await editor.ask<{ url: string }>(`/api/images/${image}?depth=0`);
  const publicUrl = (url: string) => `${SITE}/media/images/${url.split('/').pop()}`;
  expect((await request.get(publicUrl(former))).url()).toBe(publicUrl(former));
  await page.goto(`${CMS}/admin/collections/images/${image}`);
  await page.waitForLoadState('networkidle');
  hands.begin();
  await hands.click(page.getByRole('button', { name: 'Remove the file' }));
  await hands.chooseFiles(page.getByRole('button', { name: 'Select a file' }), await picture());
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  // What is cut away follows the focal point, before it is saved.
  const cuts = page.getByRole('region', { name: 'How the site cuts this picture' });
  await expect(cuts.getByRole('listitem')).toHaveCount(6);
  const portrait = cuts.getByRole('listitem').filter({ hasText: 'Portrait' }).locator('svg');
  await expect(portrait).toHaveAttribute('viewBox', '176 0 288 360');
  const urlNow = async () => (await editor.ask<{ url: string }>(`/api/images/${image}?depth=0`)).url;
  await expect.poll(urlNow).not.toBe(former);
  await hands.expectClicksOf('Replace a file, and save');
  await expect.poll(async () => (await request.get(publicUrl(former))).url()).toBe(publicUrl(await urlNow()));

  // The right half is shown only, a little further to the left by the keyboard. The focal point is at its left edge.
  const part = page.getByRole('region', { name: 'Part that is shown' });
  await page.goto(`${CMS}/admin/collections/images/${image}`);
  await page.waitForLoadState('networkidle');
  await part.getByLabel('Width').fill('320');
  await part.getByLabel('From the left').fill('320');
  await expect(portrait).toHaveAttribute('viewBox', '320 0 288 360');
  await part.getByRole('group', { name: 'The part. Arrow keys move it' }).press('ArrowLeft');
  await expect(part.getByLabel('From the left')).not.toHaveValue('320');
  const left = await part.getByLabel('From the left').inputValue();
  await page.getByLabel('Folder', { exact: true }).fill(`Ports ${word} / 2026`);
  expect(await violationsInAdmin(page, '.crop-field')).toEqual([]);
  // Nothing is taken that the answer to a slow save would take back.
  let answer = () => {};
  const isTimely = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/images\/\d+/, async (route) => {
    await isTimely;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const isFixed = (place: Locator) => place.evaluate((element) => element.closest('[inert]') !== null);
  for (const place of [part, page.locator('.file-field')]) await expect.poll(() => isFixed(place)).toBe(true);
  answer();
  for (const place of [part, page.locator('.file-field')])
    await expect.poll(() => isFixed(place)).toBe(false);
  await page.unroute(/\/api\/images\/\d+/);
  const shown = async () => (await request.get(`${SITE}/de${alias}`)).text();
  await expect.poll(async () => (await shown()).includes(`-crop-${left}-0-320-360`)).toBe(true);
  await page.goto(`${CMS}/admin/collections/images/${image}`);
  await page.waitForLoadState('networkidle');
  await expect(part.getByLabel('Width')).toHaveValue('320');
  await part.getByRole('button', { name: 'Show the whole picture' }).click();
  await expect(part.getByLabel('Width')).toHaveValue('640');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await shown()).includes('-crop-')).toBe(false);

  await page.waitForLoadState('networkidle');
  const edit = page.getByRole('button', { name: 'Edit Image' });
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height });
  await expect(edit).toBeVisible();
  await page.setViewportSize({ width, height });
  hands.begin();
  await hands.click(edit);
  // The picture has its size once it is loaded, and the point follows the pointer once React knows that it is held.
  const apply = page.getByRole('button', { name: 'Apply Changes' });
  await expect(apply).toBeEnabled();
  const whole = await page.locator('.edit-upload__crop').boundingBox();
  const point = page.locator('.edit-upload__focalPoint');
  await point.hover();
  await page.mouse.down();
  await expect(page.locator('.edit-upload__draggable-container--dragging')).toBeVisible();
  // Quickly and beyond the edge, so that it is not dropped over the point.
  await page.mouse.move((whole?.x ?? 0) + (whole?.width ?? 0) + 10, (whole?.y ?? 0) + 40, { steps: 5 });
  await page.mouse.up();
  // What is applied is what these say.
  await expect.poll(async () => Number(await page.getByLabel('X %').inputValue())).toBeGreaterThan(80);
  await hands.click(apply);
  await expect(portrait).toHaveAttribute('viewBox', '352 0 288 360');
  expect(await violationsInBothSchemes(page, '.cut-preview')).toEqual([]);
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(async () => (await editor.ask<{ focalX: number }>(`/api/images/${image}?depth=0`)).focalX)
    .toBeGreaterThan(80);
  await hands.expectClicksOf('Set a focal point, and save');
  await page.goto(`${CMS}/admin/media-library`);
  const folder = page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('link', { name: `Ports ${word}` });
  // Payload's refresh of a page that has just been opened may replace the link while it is pressed.
  await expect(async () => {
    await folder.click();
    await expect(page.getByText('1 medium,')).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(found).toBeVisible();

  // As a list, it was checked above.
  await page.goto(`${CMS}/admin/media-library?as=grid`);
  expect(await violationsInBothSchemes(page, '.media-library')).toEqual([]);
  const quay = await picture(`A quay of ${word}`);
  const files = page.getByLabel('Choose files, or drop them here');
  await awaitHydration(files);
  await files.setInputFiles([quay]);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  const uploaded = page.getByRole('listitem').filter({ hasText: quay.name });
  await expect(uploaded.getByText('Uploaded.')).toBeVisible();
  expect(problems).toEqual([]);
  await editor.remove('images', await idOf(uploaded));
});

const ofOne = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Uploads three pictures from the dashboard, each with a text. @returns their documents' ids */
async function uploadThree(hands: CountedHands, word: string): Promise<number[]> {
  const { page } = hands;
  await page.goto(`${CMS}/admin`);
  await hands.followInMenu('Media library', /admin\/media-library/);
  const plain = [await picture(), await picture(), await picture()];
  await awaitHydration(page.getByLabel('Choose files, or drop them here'));
  await hands.chooseFiles(page.getByLabel('Choose files, or drop them here'), plain);
  for (const [index, { name }] of plain.entries()) {
    const text = ofOne(page, name).getByLabel('Alternative text');
    // The cursor is in the first.
    if (index > 0) await hands.click(text);
    await expect(text).toBeFocused();
    await hands.type(`Boat ${index} of ${word}`);
  }
  await hands.click(page.getByRole('button', { name: 'Upload 3 files' }));
  const uploaded: number[] = [];
  for (const { name } of plain) {
    await expect(ofOne(page, name).getByText('Uploaded.')).toBeVisible();
    uploaded.push(await idOf(ofOne(page, name)));
  }
  await hands.expectClicksOf('Upload three pictures, each with a text');
  return uploaded;
}

test('C-4 U-9 an editor uploads several files at once, by as many clicks as an author', async ({ page }) => {
  await logIn(page, 'editor');
  const uploaded = await uploadThree(await CountedHands.on(page), inventWord());
  for (const id of uploaded) await editor.remove('images', id);
});

test('C-4 U-9 an author uploads several files at once, with texts that the files suggest', async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const word = inventWord();
  await logIn(page, await accountOfItsOwn('author', word));
  const hands = await CountedHands.on(page);
  const uploaded = await uploadThree(hands, word);

  await page.goto(`${CMS}/admin/media-library?folder=Quay ${word}`);
  const field = page.getByLabel('Choose files, or drop them here');
  await awaitHydration(field);
  const [crane, tug] = [await picture(`A crane of ${word}`), await picture()];
  const damaged = { name: `${word}.png`, mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await field.setInputFiles([crane, tug, damaged]);
  const [described, without, broken] = [
    ofOne(page, crane.name),
    ofOne(page, tug.name),
    ofOne(page, damaged.name),
  ];
  await expect(described.getByLabel('Alternative text')).toHaveValue(`A crane of ${word}`);
  await expect(described).toContainText('Taken from the file.');
  await expect(without.getByLabel('Alternative text')).toBeFocused();

  // Nothing is sent while a text is missing.
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(without.getByLabel('Alternative text')).toBeFocused();
  await without.getByLabel('Alternative text').fill(`A tug of ${word}`);
  await broken.getByLabel('Alternative text').fill(`Nothing of ${word}`);
  expect(await violationsInAdmin(page, '.several-uploads')).toEqual([]);
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  for (const row of [described, without]) await expect(row.getByText('Uploaded.')).toBeVisible();
  await expect(broken).toContainText('Not uploaded.');
  await broken.getByRole('button', { name: `Leave out ${word}.png` }).click();
  await expect(broken).toHaveCount(0);
  for (const [index, row] of [described, without].entries()) {
    const id = await idOf(row);
    const { alt, folder } = await editor.ask<{ alt: string; folder: string }>(`/api/images/${id}`);
    expect([alt, folder]).toEqual([[`A crane of ${word}`, `A tug of ${word}`][index], `Quay ${word}`]);
    uploaded.push(id);
  }
  // The browser reports the refused upload. It shows the pictures, and would report that they are gone, too.
  expect(problems.filter((text) => !text.includes('400'))).toEqual([]);
  for (const id of uploaded) await editor.remove('images', id);
});
