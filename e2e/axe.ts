import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page, or in a part of it: a line for each rule, with where it is broken. In legacy mode, which
 * leaves out frames of other origins: no page of ours has frames, and it takes a third of the time.
 */
export const faultsOf = (page: Page, part?: string, except?: string): Promise<string[]> =>
  analyze(new AxeBuilder({ page }).withTags(TAGS), part, except);

/** What axe finds in the light scheme, and then in the dark one, without loading the page again. */
export async function faultsOfBothSchemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A colour that is on its way is neither the one nor the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const dark = await faultsOf(page, part);
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

async function analyze(axe: AxeBuilder, part?: string, except?: string): Promise<string[]> {
  axe.setLegacyMode(true);
  if (part) axe.include(part);
  if (except) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
