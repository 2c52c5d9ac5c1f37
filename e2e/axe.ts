import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe's violations on the page or in a part of it: a line per rule, with the elements. In legacy mode, which skips
 * cross-origin frames: our pages have none, and it takes a third of the time.
 */
export const faultsOf = (page: Page, part?: string, except?: string): Promise<string[]> =>
  analyze(new AxeBuilder({ page }).withTags(TAGS), part, except);

/** Axe's violations in the light scheme, then in the dark one, without reloading the page. */
export async function faultsOfBothSchemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours in transition belong to neither scheme.
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
