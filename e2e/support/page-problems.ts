import type { Page } from '@playwright/test';
import { violationsInScheme } from './axe.ts';

type Window = { width: number; widths: readonly number[] };
type View = Window & { colorScheme: 'light' | 'dark' };

const NARROW: Window = { width: 360, widths: [320, 360] };
const WIDE: Window = { width: 1280, widths: [768, 1024, 1280, 1920] };

/**
 * The windows in which axe checks a page, one in each scheme, and the widths at which nothing may overflow. Pages are
 * loaded in the first one, which is the narrow one for every other page; every other two pages are dark in the narrow
 * one. So what all pages share is seen in both schemes in both windows. That each colour is legible on each background
 * in each scheme is proven by brand/src/contrast.test.ts.
 */
export function viewsOf(index: number): readonly [View, View] {
  const narrowIsDark = index % 4 > 1;
  const narrow: View = { ...NARROW, colorScheme: narrowIsDark ? 'dark' : 'light' };
  const wide: View = { ...WIDE, colorScheme: narrowIsDark ? 'light' : 'dark' };
  return index % 2 ? [narrow, wide] : [wide, narrow];
}

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

/** Axe's violations in a view, and what overflows. */
export async function problemsIn(page: Page, { width, widths, colorScheme }: View): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const violations = await violationsInScheme(page, colorScheme);
  return [
    ...violations.map((problem) => `at ${width} px, ${colorScheme}: ${problem}`),
    ...(await overflowAt(page, widths)),
  ];
}

/** Collects script and console errors of a page, except for responses with status 404. */
export function watchErrors(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
}
