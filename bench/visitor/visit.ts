import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import {
  cumulativeShift,
  type Observed,
  sumTransfers,
  type Transfer,
  totalBlockingTime,
} from './page-timings.ts';

/** Lighthouse's slow 4G, without its correction factors. */
export const NETWORK = { kilobitsPerSecond: 1600, latencyMs: 150 };
export const SLOWER_BY = 4;
/** A mid-range phone. */
export const TELEPHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A page is settled after this long without network activity. */
const QUIET_MS = 2000;
const LONGEST_MS = 30_000;

export type Visit = ReturnType<typeof sumTransfers> & {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocked: number;
};

/** Plain JavaScript, because the browser gets it unprocessed. */
const OBSERVER = join(import.meta.dirname, 'observe-page.js');

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (NETWORK.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
}

/** Records transfers, and when the last one happened. */
function listen(session: CDPSession) {
  const under = new Map<string, Omit<Transfer, 'bytes'>>();
  const transfers: Transfer[] = [];
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastAt = Date.now();
    if (!request.url.startsWith('data:')) under.set(requestId, { url: request.url, kind: type ?? 'other' });
  });
  const end = (requestId: string, bytes: number) => {
    lastAt = Date.now();
    const transfer = under.get(requestId);
    if (transfer) transfers.push({ ...transfer, bytes });
    under.delete(requestId);
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => under.delete(requestId));
  return { transfers, isQuiet: () => under.size === 0 && Date.now() - lastAt > QUIET_MS };
}

async function untilQuiet(page: Page, isQuiet: () => boolean): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (!isQuiet()) {
    if (Date.now() > deadline)
      throw new Error(`${page.url()} does not come to rest within ${LONGEST_MS / 1000} s.`);
    await page.waitForTimeout(100);
  }
}

/**
 * A first visit on a slow phone.
 *
 * @param touched what is tapped once the page has come to rest; nothing by default
 */
export async function visit(browser: Browser, url: string, touched?: string): Promise<Visit> {
  const context = await browser.newContext({ ...TELEPHONE, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.addInitScript({ path: OBSERVER });
    const { transfers, isQuiet } = listen(session);
    const response = await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}.`);
    await untilQuiet(page, isQuiet);
    if (touched) {
      await page.locator(touched).tap();
      await untilQuiet(page, isQuiet);
    }
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Observed }).seen);
    return {
      ...sumTransfers(transfers, seen.largestPaint?.url ?? ''),
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint?.at ?? Number.NaN,
      shift: cumulativeShift(seen.shifts),
      blocked: totalBlockingTime(seen),
    };
  } finally {
    await context.close();
  }
}
