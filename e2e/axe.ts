import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and what axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What passes is neither described nor sent to the test: that takes longer than finding it. */
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] };

/**
 * What axe finds on the page, or in a part of it: a line for each rule, with where it is broken. It is run in the page
 * itself, without `@axe-core/playwright`, which loads axe twice for each look. Frames are left out.
 */
export async function faultsOf(page: Page, part?: string, except?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A colour that is on its way to another is neither the one nor the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const context = { include: [part ?? 'html'], exclude: except ? [except] : [] };
  return page.evaluate(
    async ([where, options]) => {
      const { violations } = await window.axe.run(where, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [context, OPTIONS] as const,
  );
}

/** What axe finds in the light scheme, and then in the dark one, without loading the page again. */
export async function faultsOfBothSchemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOf(page, part);
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}
