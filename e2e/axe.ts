import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page, or in a part of it: a line for each rule, with where it is broken. In legacy mode, which
 * leaves out frames of other origins: no page of ours has frames, and it takes a third of the time.
 */
export async function faultsOf(page: Page, part?: string, except?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true);
  if (part) axe.include(part);
  if (except) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
