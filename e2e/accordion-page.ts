import { expect, type Locator, type Page } from '@playwright/test';

/** An accordion of the example site, as a visitor finds its parts; `prices` is the first half of its titles. */
export class AccordionPage {
  readonly page: Page;
  readonly name: string;

  constructor(page: Page, name = 'prices') {
    this.page = page;
    this.name = name;
  }

  /** Opens an example, such as `several-open`; the fragment with its `#`. */
  async open(example: string, fragment = ''): Promise<void> {
    await this.page.goto(`/accordion/${example}${fragment}`);
    await expect(this.page.locator('[data-accordion][data-started]').first()).toBeVisible();
  }

  button(number: string): Locator {
    return this.page.getByRole('button', { name: `${this.name} ${number}`, exact: true });
  }

  panel(number: string): Locator {
    return this.page.locator(`#panel_${this.name}-${number}`);
  }

  /** Clicks as a mouse does, also where nothing is to come of it. */
  async click(number: string): Promise<void> {
    await this.button(number).click({ force: true });
  }

  /** Which items are open: `one three`. */
  async opened(): Promise<string> {
    const numbers = ['one', 'two', 'three'];
    const states = numbers.map((number) => this.button(number).getAttribute('aria-expanded'));
    const isOpen = await Promise.all(states);
    return numbers.filter((_, position) => isOpen[position] === 'true').join(' ');
  }

  /** Says that these are open, and that no other panel shows, once nothing slides any more. */
  async expectOpen(opened: string): Promise<void> {
    await expect.poll(() => this.opened()).toBe(opened);
    for (const number of ['one', 'two', 'three']) {
      const isOpen = opened.split(' ').includes(number);
      await expect(this.panel(number).getByText(`${this.name}word${number}`)).toBeVisible({
        visible: isOpen,
      });
    }
  }

  /** Waits until nothing slides any more. */
  async expectAtRest(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.getAnimations().length)).toBe(0);
  }

  /** Says what is behind `#` in the address; nothing, and no sign either, when empty. */
  async expectFragment(fragment: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.href.endsWith(fragment ? `#${fragment}` : url.pathname));
  }

  historyLength(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }

  /** How long the slide of a panel takes, in milliseconds, as its animation says; null when nothing moves it. */
  async slideOf(number: string): Promise<number | null> {
    return this.panel(number).evaluate((panel) => {
      const [animation] = panel.getAnimations();
      return (animation?.effect?.getTiming().duration as number | undefined) ?? null;
    });
  }
}
