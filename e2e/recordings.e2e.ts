import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { expect, test } from './support/example-site.ts';

/** Records requests to other hosts and mocks them: tests access no external network. */
async function watchOutside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Player</title><button>II</button>',
      });
    },
  );
  return asked;
}

const play = (page: Page) => page.getByRole('button', { name: /^Play/ });

test.describe('a film elsewhere', () => {
  test('C-4 asks its provider for nothing before play is pressed, and then for its player alone', async ({
    page,
  }) => {
    const asked = await watchOutside(page);
    await page.goto('/recording/remote', { waitUntil: 'networkidle' });
    await play(page).hover();
    await page.getByText('Transcript').click();
    expect(asked).toEqual([]);
    await expect(page.getByText('Pressing play loads the film from YouTube.')).toBeVisible();

    await play(page).press('Enter');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'How a claim <travels>');
    await expect(frame).toBeFocused();
    await expect
      .poll(() => asked)
      .toEqual(['https://www.youtube-nocookie.com/embed/KEEL-STONE0?autoplay=1&rel=0']);
  });

  test('C-4 remembers nothing: each film asks, on this page and after it is loaded again', async ({
    page,
  }) => {
    const asked = await watchOutside(page);
    await page.goto('/recording/two-remote');
    await play(page).first().click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(play(page)).toHaveCount(1);
    await page.reload();
    await expect(play(page)).toHaveCount(2);
    expect(asked).toHaveLength(1);
    expect(await page.context().cookies()).toEqual([]);
    await play(page).last().click();
    await expect
      .poll(() => asked.at(-1))
      .toBe('https://player.vimeo.com/video/990000000001?autoplay=1&dnt=1');
  });

  test('C-4 takes no more room when it plays than before', async ({ page }) => {
    await watchOutside(page);
    await page.goto('/recording/remote');
    /** Relative to the page, because moving the focus may scroll. */
    const positionBelow = () =>
      page.getByText('Transcript').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await positionBelow();
    await play(page).click();
    await expect(page.locator('iframe')).toBeVisible();
    expect(await positionBelow()).toBe(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('C-4 a film elsewhere is a link to where it can be watched', async ({ page }) => {
    const asked = await watchOutside(page);
    await page.goto('/recording/remote');
    await expect(play(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'Watch at YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=KEEL-STONE0');
    expect(asked).toEqual([]);
  });
});

test.describe('recordings of ours', () => {
  test('C-4 a film plays from any point, of which it fetches that part', async ({ page }) => {
    const answers: [number, string | undefined][] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.mp4'))
        answers.push([response.status(), response.headers()['content-range']]);
    });
    await page.goto('/recording/video');
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(20);
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      video.currentTime = 15;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      await video.play();
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(15.1);
    expect(answers.every(([status]) => status === 206)).toBe(true);
    expect(answers.every(([, range]) => /^bytes \d+-\d+\/\d+$/.test(range ?? ''))).toBe(true);
  });

  test('C-4 a film has captions in each language, which are fetched when they are switched on', async ({
    page,
  }) => {
    await page.goto('/recording/video');
    const film = page.locator('video');
    expect(
      await film.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].map(({ language, kind }) => [language, kind]),
      ),
    ).toEqual([
      ['en', 'captions'],
      ['de', 'captions'],
    ]);
    await film.evaluate((video: HTMLVideoElement) => {
      const german = video.textTracks[1];
      if (german) german.mode = 'showing';
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[1]?.cues?.length))
      .toBe(4);
  });

  test('C-4 a sound is fetched when it is played, not before', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp3') && fetched.push(request.url()));
    await page.goto('/recording/audio', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    const sound = page.locator('audio');
    await sound.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
      return audio.play();
    });
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.1);
    expect(fetched.length).toBeGreaterThan(0);
  });

  for (const [example, link, name] of [
    ['audio', /^Download/, 'Near miss.mp3'],
    ['download', /^Download/, 'Die erste Stunde.pdf'],
  ] as const) {
    test(`C-4 the ${example} is saved under its own name`, async ({ page }) => {
      await page.goto(`/recording/${example}`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: link }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(name);
    });
  }
});

test('U-9 recordings hold WCAG 2.2 AA, and fit a window of 320 px', async ({ page }) => {
  for (const example of ['audio', 'video', 'remote', 'german-longest', 'download']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await watchOutside(page);
    await page.goto(`/recording/${example}`);
    for (const summary of await page.locator('summary', { hasText: 'Transcript' }).all())
      await summary.click();
    expect(await violationsInBothSchemes(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
