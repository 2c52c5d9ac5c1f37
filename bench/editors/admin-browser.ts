import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../launch-browser.ts';

/** Wide enough that the navigation is open. */
const VIEWPORT = { width: 1600, height: 1000 };
const PATIENCE_MS = 30_000;
const FIRST_ROW = '.collection-list table tbody tr a';
const TITLE = 'input#field-title';

/** What an editor does, and how long it took until the next step was possible, in milliseconds. */
export type Steps = Record<string, number[]>;

/** React has attached its handlers: before that, clicks are lost and typing is overwritten. */
const untilUsable = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => {
      const element = document.querySelector<HTMLInputElement>(wanted);
      return element && !element.disabled && Object.keys(element).some((key) => key.startsWith('__react'));
    },
    selector,
    { polling: 'raf', timeout: PATIENCE_MS },
  );

/** An editor in Chromium, on this machine and without a slow network. */
export class AdminBrowser {
  readonly steps: Steps = {};
  readonly #cms: string;
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(cms: string, browser: Browser, page: Page) {
    this.#cms = cms;
    this.#browser = browser;
    this.#page = page;
  }

  static async open(cms: string, token: string): Promise<AdminBrowser> {
    const browser = await launchBrowser();
    const context = await browser.newContext({ locale: 'en-GB', viewport: VIEWPORT });
    await context.addCookies([
      { name: 'payload-token', value: token, url: cms, httpOnly: true, sameSite: 'Strict' },
    ]);
    return new AdminBrowser(cms, browser, await context.newPage());
  }

  get version(): string {
    return `Chromium ${this.#browser.version()}`;
  }

  /** Forgets what has been measured: the first visit compiles, and fills caches. */
  clear(): void {
    for (const name of Object.keys(this.steps)) delete this.steps[name];
  }

  /** Looks at the dashboard, the list, an article, the media and the reports, by links and by their addresses; the article stays open. */
  async look(): Promise<void> {
    const page = this.#page;
    const load = (path: string) => page.goto(`${this.#cms}${path}`, { waitUntil: 'commit' });
    await this.#measure('dashboard, loaded', '.dashboard-list a', () => load('/admin'));
    await this.#measure('list, by a link', FIRST_ROW, () => page.click('a#nav-article'));
    await this.#measure('article, by a link', TITLE, () => page.click(FIRST_ROW));
    const article = new URL(page.url()).pathname;
    await this.#measure('media library', '#media-text', () => load('/admin/media-library'));
    const unused = '/admin/media-library?show=unused';
    await this.#measure('media library, unused only', '#media-text', () => load(unused));
    await this.#measure('page reports', '.page-reports__choices a', () => load('/admin/page-reports'));
    await this.#measure('list, loaded', FIRST_ROW, () => load('/admin/collections/article'));
    await this.#measure('article, loaded', TITLE, () => load(article));
  }

  /** Saves the open article several times. */
  async save(kind: 'draft' | 'publish', times: number): Promise<void> {
    const page = this.#page;
    const button = kind === 'draft' ? '#action-save-draft' : '#action-save';
    for (let number = 0; number < times; number += 1) {
      await page.fill(TITLE, `Measured ${kind} ${number} ${Date.now()}`);
      // The form validates what was typed: a button pressed at the same moment waits for that.
      await page.waitForTimeout(1000);
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      const before = performance.now();
      await page.click(button);
      const response = await saved;
      if (!response.ok()) throw new Error(`The CMS answered ${response.status()} to a save.`);
      await response.finished();
      await untilUsable(page, TITLE);
      this.#record(`save, ${kind}`, performance.now() - before);
      await page.waitForTimeout(500);
    }
  }

  close = (): Promise<void> => this.#browser.close();

  async #measure(name: string, selector: string, act: () => Promise<unknown>): Promise<void> {
    const before = performance.now();
    await act();
    await untilUsable(this.#page, selector);
    this.#record(name, performance.now() - before);
    // What a page requests after it is usable belongs to its own step.
    await this.#page.waitForLoadState('networkidle');
  }

  #record(name: string, milliseconds: number): void {
    this.steps[name] ??= [];
    this.steps[name].push(milliseconds);
  }
}
