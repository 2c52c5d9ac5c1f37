import { expect, type Locator, type Page } from '@playwright/test';
import { type Effort, readEditorTasks } from './editor-tasks.ts';

/** Files as a person chooses them. */
type Files = Parameters<Locator['setInputFiles']>[0];

/** What a person does with a page, counted by the page: clicks, and keys other than the text itself. */
export class CountedHands {
  readonly page: Page;
  #effort: Effort = { clicks: 0, keys: 0 };

  private constructor(page: Page) {
    this.page = page;
  }

  /**
   * The browser counts its own trusted events, so that a journey cannot do more than it counts. Text is inserted as
   * if it were dictated, which sends no keys: it is as long in every CMS. A list of choices that the browser draws is
   * outside of the page: opening it and choosing from it are two clicks. Call it before the page is loaded.
   *
   * Listens at the document: at the window, Playwright stops a click whose target has moved away meanwhile, and
   * clicks again.
   */
  static async on(page: Page): Promise<CountedHands> {
    const hands = new CountedHands(page);
    await page.exposeFunction('countHands', (kind: keyof Effort, number: number) => {
      hands.#effort[kind] += number;
    });
    await page.addInitScript(() => {
      const count = (kind: string, number: number) =>
        (window as unknown as { countHands(kind: string, number: number): void }).countHands(kind, number);
      const isByHand = (event: Event) => event.isTrusted && window.top === window;
      document.addEventListener('pointerdown', (event) => isByHand(event) && count('clicks', 1), true);
      document.addEventListener('keydown', (event) => isByHand(event) && count('keys', 1), true);
      const isChoice = (event: Event) => !event.isTrusted && event.target instanceof HTMLSelectElement;
      document.addEventListener('change', (event) => isChoice(event) && count('clicks', 2), true);
    });
    return hands;
  }

  /** A task begins here: counts from zero. */
  begin(): void {
    this.#effort = { clicks: 0, keys: 0 };
  }

  /** The task that began last has taken as many clicks and keys as the guide for editors says. */
  async expectClicksOf(task: string): Promise<void> {
    const said = readEditorTasks().get(task);
    expect(said, `docs/editors.md has no task "${task}" in its table of clicks`).toBeDefined();
    await expect
      .poll(() => this.#effort, { message: `docs/editors.md, "${task}"`, timeout: 2000 })
      .toEqual(said);
  }

  /** What a journey looks at besides the task is not counted. */
  async aside(look: () => Promise<unknown>): Promise<void> {
    const before = { ...this.#effort };
    await look();
    this.#effort = before;
  }

  click = (target: Locator): Promise<void> => target.click();

  /**
   * Repeats a click, or what else is lost while the page's scripts still start, until it has its effect. A person
   * waits for the page, so only the try that had the effect counts.
   */
  async until(act: () => Promise<unknown>, effect: () => Promise<unknown>): Promise<void> {
    const before = { ...this.#effort };
    let hasActed = false;
    const isLate = () =>
      effect().then(
        () => true,
        () => false,
      );
    await expect(async () => {
      if (hasActed && (await isLate())) return;
      const formerTry = this.#effort;
      this.#effort = { ...before };
      hasActed = true;
      try {
        await act();
        await effect();
      } catch (error) {
        const { clicks, keys } = this.#effort;
        // A try that found nothing to click any more, because the one before has its effect by now.
        if (clicks === before.clicks && keys === before.keys) this.#effort = formerTry;
        throw error;
      }
    }).toPass({ timeout: 45_000 });
  }

  /** Follows a link until its page is there. */
  follow = (link: Locator, target: RegExp): Promise<void> =>
    this.until(
      () => link.click({ timeout: 5000 }),
      () => expect(this.page).toHaveURL(target, { timeout: 5000 }),
    );

  /** Opens the admin's menu, which is closed at first, and follows a link of it. */
  async followInMenu(name: string, target: RegExp): Promise<void> {
    const menu = this.page.locator('.nav');
    await this.until(
      () => this.page.getByRole('button', { name: 'Open Menu' }).first().click({ timeout: 5000 }),
      () => expect(menu).not.toHaveAttribute('inert', { timeout: 2000 }),
    );
    await this.follow(menu.getByRole('link', { name, exact: true }), target);
  }

  /** Goes to a page by its title, with Ctrl K. */
  async goTo(title: string): Promise<void> {
    const field = this.page.locator('.command-palette input');
    await this.until(
      () => this.press('Control+k'),
      () => expect(field).toBeFocused({ timeout: 2000 }),
    );
    await this.type(title);
    const first = this.page.locator('.command-palette').getByRole('option').first();
    await expect(first).toContainText(title);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await this.press('Enter');
    await expect(field).toBeHidden();
  }

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

  /** Enters text into the first field of a new form, where the cursor is. */
  async typeFirst(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.type(text);
  }

  /** Clicks into a field for a date, which takes no dictated text. */
  async writeDate(field: Locator, date: string): Promise<void> {
    await this.click(field);
    await field.fill(date);
  }

  /** Chooses files in the computer's own window, which is not counted. */
  async chooseFiles(button: Locator, files: Files): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(files);
  }
}
