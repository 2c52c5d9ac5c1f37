import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that pass are neither described nor sent to the test: that takes longer than the analysis. */
const ALL_RULES: RunOptions = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] };
/** The rules of these tags that look at colours: no other result changes with the scheme. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** The rules about names: those of Payload's parts are given by the CMS. */
const NAME_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['button-name', 'link-name', 'label', 'aria-input-field-name'] },
  resultTypes: ['violations'],
};

/**
 * Axe's violations on the page or in a part of it: a line per rule, with the elements. Runs axe directly, because
 * `@axe-core/playwright` injects it twice for every analysis. Frames are not analysed: our pages have none.
 */
export const violationsOf = (page: Page, part?: string, except?: string): Promise<string[]> =>
  analyse(page, ALL_RULES, part, except);

/** Buttons, links and inputs that have no name for who hears the page. */
export const namelessOn = (page: Page): Promise<string[]> => analyse(page, NAME_RULES);

/** By the browser's protocol: Playwright would pass the 1.5 MB as a quoted argument, which takes a third longer. */
async function inject(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: axe.source });
  expect(exceptionDetails).toBeUndefined();
  await devtools.detach();
}

async function analyse(page: Page, rules: RunOptions, part?: string, except?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await inject(page);
  // The admin names what Payload has rendered once React has hydrated the page, and in the next frame from then on.
  const account = page.locator('.app-header__account');
  if (await account.count()) await expect(account).toHaveAttribute('title');
  await page.evaluate(async () => {
    if (!document.querySelector('.template-default')) return;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  // Colours in transition belong to neither scheme. Transitions in hidden panels are suspended and never finish.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
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
    [context, rules] as const,
  );
}

/** Axe's violations in one scheme, which the page keeps. */
export async function violationsInScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await showIn(page, colorScheme);
  return analyse(page, ALL_RULES);
}

/** Shows the page in a scheme. The CMS has an attribute for it, which it sets when a page is loaded only. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement;
    if (dataset.theme) dataset.theme = theme;
  }, colorScheme);
}

/** A phone, and a computer. The admin must do in both. */
const WIDTHS_OF_ADMIN = [390, 1280];

/** Axe's violations in the admin or in a part of it, narrow and wide, in both schemes. */
export async function violationsInAdmin(page: Page, part?: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS_OF_ADMIN) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(
      ...(await violationsInBothSchemes(page, part)).map((problem) => `at ${width} px: ${problem}`),
    );
  }
  return problems;
}

/** Axe's violations in the light scheme, then those of colour in the dark one, without reloading the page. */
export async function violationsInBothSchemes(page: Page, part?: string): Promise<string[]> {
  await showIn(page, 'light');
  const light = await analyse(page, ALL_RULES, part);
  await showIn(page, 'dark');
  const dark = await analyse(page, COLOUR_RULES, part);
  await showIn(page, 'light');
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}
