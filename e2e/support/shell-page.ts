import type { NavigationItem } from '@keelstone/content/settings/site-settings.model.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** Long enough to fill the navigation bar in German at 1024 px. */
export const NAVIGATION: NavigationItem[] = [
  {
    title: 'Products',
    url: '/product-suite/sample-10',
    children: [
      { title: 'Incident Desk', url: '/product-detail/sample-9', description: 'From the first call on' },
      { title: 'Ridge', url: '/platform/sample-8', description: null },
      { title: 'Solutions', url: '/solution/sample-12', description: 'Where it begins' },
    ],
  },
  {
    title: 'Knowledge & materials',
    url: '/overview-page/sample-5',
    children: [
      { title: 'Articles', url: '/article/sample-1', description: null },
      { title: 'Papers', url: '/resource/sample-11', description: null },
    ],
  },
  { title: 'Events', url: '/event/sample-3', children: [] },
  {
    title: 'Company',
    url: '/page/sample-6',
    children: [{ title: 'People', url: '/person/sample-7', description: null }],
  },
];

export const WIDE = { width: 1280, height: 720 };
export const TABLET = { width: 768, height: 720 };
export const PHONE = { width: 360, height: 740 };

/** Page object of a page's shell. */
export class ShellPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get toggle(): Locator {
    return this.page.getByRole('button', { name: 'Menu' });
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: 'Skip to content' });
  }

  get language(): Locator {
    return this.page.getByRole('link', { name: 'EN English' });
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main navigation' });
  }

  /** The control that opens a submenu. */
  summary(title: string): Locator {
    return this.navigation.locator('summary', { hasText: title });
  }

  /** A link in a submenu. */
  link(title: string): Locator {
    return this.navigation.getByRole('link', { name: title });
  }

  /** Opens the navigation where it is behind a button. */
  async openNavigation(): Promise<void> {
    if (await this.toggle.isVisible()) await this.toggle.click();
    await expect(this.summary('Products')).toBeVisible();
  }

  /** Titles of the submenus that are open. */
  async openSubmenus(): Promise<string[]> {
    const open = this.navigation.locator('details[open] > summary');
    return (await open.allTextContents()).map((title) => title.trim());
  }

  /** Moves the mouse like a hand, across everything on the way. */
  async moveTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not to be seen, so no mouse can be moved there.`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  }

  /** Scrolls there without animation, and waits for the scroll event. */
  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          if (Math.abs(scrollY - y) > 1) addEventListener('scroll', () => resolve(), { once: true });
          else resolve();
          scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
  }

  /** State and position of the sticky header: `stuck top`. */
  async place(): Promise<string> {
    const { sticky, stickyEdge } = await this.header.evaluate((header) => ({ ...header.dataset }));
    return `${sticky} ${stickyEdge}`;
  }

  /** Upper edge of the header, from the top of the window, in whole pixels. */
  top(): Promise<number> {
    return this.header.evaluate((header) => Math.round(header.getBoundingClientRect().top));
  }

  /**
   * The sum of layout shifts, as measured by the browser.
   *
   * @param within counts only shifts inside it; everything when omitted
   * @param since milliseconds since the page began: late fonts move text a little
   */
  layoutShift({ within = '*', since = 0 } = {}): Promise<number> {
    type Shift = { value: number; startTime: number; sources: { node: Node | null }[] };
    return this.page.evaluate(
      ([selector, start]) =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const isThere = ({ node }: { node: Node | null }) =>
            (node instanceof Element ? node : node?.parentElement)?.closest(selector) != null;
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries() as unknown as Shift[])
              if (shift.startTime >= start && shift.sources.some(isThere)) sum += shift.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 400);
        }),
      [within, since] as const,
    );
  }

  /** The focused element's name if the header covers any of it; null if not. */
  covered(): Promise<string | null> {
    return this.page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector('[data-sticky-container]');
      if (!focused || !header || focused === document.body || header.contains(focused)) return null;
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y] as const);
      const isCovered = points.some(([x, y]) => header.contains(document.elementFromPoint(x, y)));
      return isCovered ? `${Math.round(top)} px: ${focused.outerHTML.slice(0, 120)}` : null;
    });
  }
}
