import type { Page } from '@playwright/test';

/** The windows in which every page is looked at, and the widths at which nothing may stick out of them. */
export const VIEWS = [
  { width: 360, widths: [320, 360] },
  { width: 1280, widths: [768, 1024, 1280, 1920] },
];

/** How much wider than the window the page is, once it has been drawn at this width. */
async function overflowOfFrame(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollWidth - window.innerWidth;
}

/** Says at which of these widths the page is wider than its window. */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(overflowOfFrame);
    if (overflow > 0) faults.push(`at ${width} px: ${overflow} px too wide`);
  }
  return faults;
}

/** Adds every error of a page's scripts, and what its console calls one, but for a page that is not there. */
export function watchErrors(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
}
