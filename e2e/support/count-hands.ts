import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does with a page, counted by the page: clicks, and keys other than the text itself. */
export class CountedHands {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  /**
   * The browser counts its own trusted events, so that a journey cannot do more than it counts. Text is inserted as
   * if it were dictated, which sends no keys: it is as long in every CMS.
   */
  static async on(page: Page): Promise<CountedHands> {
    const hands = new CountedHands(page);
    await page.exposeFunction('countHands', (kind: string) => {
      if (kind === 'key') hands.#keys += 1;
      else hands.#clicks += 1;
    });
    await page.addInitScript(() => {
      const count = (kind: string) =>
        (window as unknown as { countHands(kind: string): void }).countHands(kind);
      const isByHand = (event: Event) => event.isTrusted && window.top === window;
      addEventListener('pointerdown', (event) => isByHand(event) && count('click'), true);
      addEventListener('keydown', (event) => isByHand(event) && count('key'), true);
    });
    return hands;
  }

  click = (target: Locator): Promise<void> => target.click();

  /** A key or a shortcut; the shortcut's modifiers count as keys, too. */
  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** Enters text into what has the focus. */
  type = (text: string): Promise<void> => this.page.keyboard.insertText(text);

  /** Clicks into a field and enters text. */
  async write(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await expect(field).toBeFocused();
    await this.type(text);
  }

  get clicks(): number {
    return this.#clicks;
  }

  get keys(): number {
    return this.#keys;
  }
}
