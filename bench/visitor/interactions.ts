import type { Browser, Page } from '@playwright/test';
import { SLOWER_BY, TELEPHONE } from './visit.ts';

/** The slowest interaction of each kind, in milliseconds: from the input until the next frame is painted. */
export type Interactions = Record<string, number>;

/** Event Timing: the browser rounds durations to 8 ms, and reports those from 16 ms on. */
const OBSERVER = `
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) slowest = Math.max(slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Until the last interaction has been painted and reported. */
const SETTLING_MS = 700;

type Step = [name: string, act: (page: Page) => Promise<unknown>];

const STEPS: Step[] = [
  ['first touch', (page) => page.locator('#search-output input[name=keyword]').tap()],
  ['typing', (page) => page.keyboard.type('incident', { delay: 80 })],
  [
    'searching',
    async (page) => {
      await page.keyboard.press('Enter');
      await page.waitForURL(/keyword=incident/);
    },
  ],
  ['opening a facet', (page) => page.locator('#search-output summary').first().tap()],
  ['choosing', (page) => page.locator('details[open] label:has(input:enabled)').first().tap()],
  [
    'paging',
    async (page) => {
      await page.goto(new URL('/search?keyword=risk', page.url()).href);
      await page.locator('#search-output input[name=keyword]').tap();
      await page.waitForSelector('[data-hydrated]');
      await page.locator('nav a[rel~=next]').tap();
    },
  ],
];

/** What a visitor of the search page waits for after each input, on a phone with a slow processor. */
export async function interact(browser: Browser, url: string): Promise<Interactions> {
  const context = await browser.newContext({ ...TELEPHONE, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
    await page.addInitScript(OBSERVER);
    await page.goto(url, { waitUntil: 'networkidle' });
    const found: Interactions = {};
    for (const [name, act] of STEPS) {
      await page.evaluate('globalThis.slowest = 0');
      await act(page);
      await page.waitForTimeout(SETTLING_MS);
      found[name] = await page.evaluate<number>('globalThis.slowest');
    }
    return found;
  } finally {
    await context.close();
  }
}
