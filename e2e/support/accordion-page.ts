import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of an accordion on the example site; `prices` is the first half of its titles. */
export class AccordionPage {
  readonly page: Page;
  readonly name: string;

  constructor(page: Page, name = 'prices') {
    this.page = page;
    this.name = name;
  }

  /** Opens an example, such as `several-open`; the fragment includes its `#`. */
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

  /** Clicks like a mouse, even where that should have no effect. */
  async click(number: string): Promise<void> {
    // A slide moves the button away from the pointer.
    await this.expectAtRest();
    await this.button(number).click({ force: true });
  }

  /** The open items: `one three`. */
  async opened(): Promise<string> {
    const numbers = ['one', 'two', 'three'];
    const states = numbers.map((number) => this.button(number).getAttribute('aria-expanded'));
    const isOpen = await Promise.all(states);
    return numbers.filter((_, position) => isOpen[position] === 'true').join(' ');
  }

  /** Asserts that exactly these panels are shown, after all animations. */
  async expectOpen(opened: string): Promise<void> {
    await expect.poll(() => this.opened()).toBe(opened);
    for (const number of ['one', 'two', 'three']) {
      const isOpen = opened.split(' ').includes(number);
      await expect(this.panel(number).getByText(`${this.name}word${number}`)).toBeVisible({
        visible: isOpen,
      });
    }
  }

  /** Waits until all animations have ended. */
  async expectAtRest(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.getAnimations().length)).toBe(0);
  }

  /** Asserts the URL's fragment; if empty, that there is no `#` either. */
  async expectFragment(fragment: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.href.endsWith(fragment ? `#${fragment}` : url.pathname));
  }

  historyLength(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }

  /** The duration of a panel's animation in milliseconds; null without animation. */
  async slideOf(number: string): Promise<number | null> {
    return this.panel(number).evaluate((panel) => {
      const [animation] = panel.getAnimations();
      return (animation?.effect?.getTiming().duration as number | undefined) ?? null;
    });
  }
}

/**
 * Follows a link to hidden text. The browser reveals it as find-in-page does, which the headless shell does not have.
 * The address is that of no item, so that nothing but the browser's event can open it.
 */
export const followLinkInto = (hidden: Locator): Promise<void> =>
  hidden.evaluate((element) => {
    element.id = 'found';
    location.hash = 'found';
  });
