import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';

type View = { width: number; widths: readonly number[] };

const NARROW: View = { width: 360, widths: [320, 360] };
const WIDE: View = { width: 1280, widths: [768, 1024, 1280, 1920] };

/**
 * The windows in which axe checks a page, and the widths at which nothing may overflow. Pages are loaded in the first
 * one, which is the narrow one for every other page.
 */
export const viewsOf = (index: number): readonly [View, View] =>
  index % 2 ? [NARROW, WIDE] : [WIDE, NARROW];

/** The page's horizontal overflow after rendering at this width. */
async function overflowOfFrame(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollWidth - window.innerWidth;
}

/** Lists the widths at which the page overflows its window. */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(overflowOfFrame);
    if (overflow > 0) problems.push(`at ${width} px: ${overflow} px too wide`);
  }
  return problems;
}

/** Axe's violations in a window and in both schemes, and what overflows. */
export async function problemsIn(page: Page, { width, widths }: View): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const violations = await violationsInBothSchemes(page);
  return [...violations.map((problem) => `at ${width} px: ${problem}`), ...(await overflowAt(page, widths))];
}

/** Collects script and console errors of a page, except for responses with status 404. */
export function watchErrors(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
}
