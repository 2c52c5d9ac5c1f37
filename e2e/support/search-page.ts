import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { SITE } from './editor.ts';

/** Page object of the search screen: parts by role and name. */
export class SearchPage {
  readonly screen: Locator;
  readonly keyword: Locator;
  readonly searchButton: Locator;
  readonly suggestions: Locator;
  readonly results: Locator;
  readonly titles: Locator;
  readonly pagination: Locator;
  readonly sort: Locator;
  readonly clear: Locator;
  readonly filteredBy: Locator;
  readonly count: Locator;
  readonly mostRecent: Locator;
  readonly recommended: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.screen = page.locator('#search-output');
    this.keyword = this.screen.getByPlaceholder('Type Something');
    this.searchButton = this.screen.getByRole('button', { name: 'Search', exact: true });
    this.suggestions = this.screen.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    this.results = this.screen.getByRole('region', { name: 'Results' });
    this.titles = this.results.getByRole('heading', { level: 3 });
    this.pagination = this.screen.getByRole('navigation', { name: 'Result pages' });
    this.sort = this.screen.getByLabel('Sort By:');
    this.clear = this.screen.getByRole('button', { name: 'Clear' });
    this.filteredBy = this.screen.getByText('Filtered By:');
    this.count = this.results.getByText(/^[\d,]+ - [\d,]+ of [\d,]+ Results$/);
    this.recommended = this.screen.getByRole('region', { name: 'Recommended' });
    this.mostRecent = this.screen.getByRole('region', { name: 'Most Recent' });
  }

  /** Opens a search URL and waits until the island has hydrated. */
  async open(url = '/search'): Promise<void> {
    await this.page.goto(url);
    // Its script is loaded when the pointer is above it.
    await this.screen.hover({ position: { x: 1, y: 1 } });
    // A select is a combobox, too, and exists before hydration.
    await expect(this.screen.locator('input[role="combobox"]')).toBeVisible();
  }

  facet(label: string): Locator {
    return this.screen.locator('details').filter({ has: this.page.locator('summary', { hasText: label }) });
  }

  async openFacet(label: string): Promise<Locator> {
    const facet = this.facet(label);
    await facet.locator('summary').click();
    await expect(facet).toHaveAttribute('open', '');
    return facet;
  }

  /** Opens a facet and checks one of its values. */
  async choose(label: string, value: string | RegExp): Promise<void> {
    const facet = this.facet(label);
    if ((await facet.getAttribute('open')) === null) await this.openFacet(label);
    await facet.getByRole('checkbox', { name: value }).click();
  }

  /** The total in the count line. */
  async total(): Promise<number> {
    const line = (await this.count.textContent()) ?? '';
    return Number(/of ([\d,]+) Results/.exec(line)?.[1]?.replaceAll(',', ''));
  }

  /** The pagination's items, such as `1 2 3 … 10 Next`. */
  async pages(): Promise<string> {
    return (await this.pagination.getByRole('listitem').allTextContents())
      .map((text) => text.trim())
      .join(' ');
  }

  /** Path and query of the address bar. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }
}

/** Records the bodies of the page's GraphQL requests, in order. */
export function recordSearches(
  search: SearchPage,
): { operationName: string; variables: Record<string, unknown> }[] {
  const calls: { operationName: string; variables: Record<string, unknown> }[] = [];
  search.page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postDataJSON());
  });
  return calls;
}

type Choice = { nid: number; keyword: string; rank: number };

/**
 * Sends what the search screen sends when a result is chosen. The site limits how many it counts of a network.
 *
 * @param network each address of the loopback interface counts as one
 * @returns the status of the response
 */
export const chooseFrom = (network: number, choice: Choice) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      `${SITE.replace('localhost', '127.0.0.1')}/search/clicks`,
      {
        method: 'POST',
        localAddress: `127.0.0.${network}`,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    sent.on('error', reject).end(JSON.stringify({ ...choice, language: 'en' }));
  });

/** A word unlike any other, so that no spelling is corrected. */
export const inventWord = () =>
  Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');
