import { expect, test } from '@playwright/test';
import { queryGraphql } from './support/graphql.ts';
import { recordSearches, SearchPage } from './support/search-page.ts';

/** GraphQL's page limit. */
const ASKED_AT_ONCE = 50;

let search: SearchPage;
test.beforeEach(({ page }) => {
  search = new SearchPage(page);
});

test('S-6 a dropdown shows its selected count in brackets; a click outside and Escape collapse all', async () => {
  await search.open();
  const facet = await search.openFacet('Industries');
  await facet.getByRole('checkbox', { name: /Banking/ }).check();
  await expect(facet.locator('summary')).toContainText('(1)');
  await search.page.mouse.click(5, 400);
  await expect(facet).not.toHaveAttribute('open', '');
  await search.openFacet('Industries');
  await search.page.keyboard.press('Escape');
  await expect(facet).not.toHaveAttribute('open', '');
  await expect(facet.locator('summary')).toBeFocused();
});

test('S-7 S-8 S-26 Clear and Filtered By show only with filters, and do what they say; a word that names a filter offers it', async () => {
  await search.open();
  await expect(search.clear).toBeHidden();
  await expect(search.filteredBy).toBeHidden();
  await search.choose('Industries', /^Banking/);
  await search.choose('Product Suites', /^Compliance & Audit/);
  await search.page.keyboard.press('Escape');
  await expect(search.filteredBy).toBeVisible();
  await search.screen.getByRole('link', { name: /Remove filter Industries: Banking/ }).click();
  await expect(search.page).toHaveURL(/\/search\/Compliance-%26-Audit$/);
  await search.clear.click();
  await expect(search.page).toHaveURL(/\/search$/);
  await expect(search.clear).toBeHidden();
  await search.open('/search?keyword=business%20continuity%20banking');
  await expect(search.results.getByRole('link', { name: 'Only “Banking”?' })).toBeVisible();
  await search.open('/search?keyword=incident%20and%20claims%20banking');
  await search.results.getByRole('link', { name: 'Only “Incident & Claims”?' }).click();
  await expect(search.page).toHaveURL(/\/search\/Incident-%26-Claims\?keyword=banking$/);
});

test('S-1 product suites are in the path with hyphens, further ones in the query, hard names survive', async () => {
  await search.open();
  await search.choose('Product Suites', /^Health, Safety & Environment/);
  await expect(search.page).toHaveURL(/\/search\/Health%2C-Safety-%26-Environment$/);
  // The previous count stays until the response arrives.
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  const alone = await search.total();
  await search.page.reload();
  await expect.poll(() => search.total()).toBe(alone);
  await search.open('/search/third-party-risk');
  await expect(search.filteredBy.locator('..')).toContainText('Third-Party Risk');
  await search.open('/de/search?industries=%C3%96ffentliche%20Verwaltung');
  await expect(search.screen.getByRole('link', { name: /Öffentliche Verwaltung/ })).toBeVisible();
  await expect(search.screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('S-17 S-18 options without matches are disabled except Archived; order is alphabetical, dates descend', async () => {
  await search.open('/search?keyword=flood&industries=Insurance');
  const options = async (label: string) => {
    const facet = await search.openFacet(label);
    return facet.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('span')?.textContent ?? '',
        count: Number(item.querySelector('data')?.getAttribute('value')),
        isDisabled: item.querySelector('input')?.disabled ?? false,
      })),
    );
  };
  const industries = await options('Industries');
  expect(industries.some((option) => option.isDisabled)).toBe(true);
  for (const option of industries) expect(option.isDisabled).toBe(option.count === 0);
  const names = industries.map((option) => option.name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  const dates = await options('Date');
  expect(dates.at(-1)).toMatchObject({ name: 'Archived', isDisabled: false });
  const years = dates.slice(0, -1).map((option) => Number(option.name));
  expect(years).toEqual([...years].sort((a, b) => b - a));
});

test('S-19 the conditions sent are the selections, no archived ones, and status 1', async () => {
  const calls = recordSearches(search);
  await search.open('/search?keyword=risk');
  await search.choose('Industries', /^Banking/);
  await expect.poll(() => calls.filter((call) => call.operationName === 'Search').length).toBe(1);
  expect(calls[0]?.variables.conditions).toEqual([
    { name: 'industries', operator: '=', value: ['Banking'] },
    { name: 'date', operator: '<>', value: ['Archived'] },
    { name: 'status', operator: '=', value: ['1'] },
  ]);
});

test('S-19 a listing page embeds the same screen for one type, without the type facet', async ({ page }) => {
  const calls = recordSearches(search);
  await page.goto('/search?content_type=overview_page&keyword=events');
  await search.titles.first().getByRole('link').click();
  await expect(search.screen.getByRole('combobox').first()).toBeVisible();
  await expect(search.facet('Content Type')).toHaveCount(0);
  await search.choose('Industries', /^Insurance/);
  await expect.poll(() => calls.filter((call) => call.operationName === 'Search').length).toBe(1);
  expect(calls[0]?.variables.conditions).toEqual([
    { name: 'industries', operator: '=', value: ['Insurance'] },
    { name: 'date', operator: '<>', value: ['Archived'] },
    { name: 'content_type', operator: '=', value: ['event'] },
    { name: 'status', operator: '=', value: ['1'] },
  ]);
});

test('S-25 two values of one facet narrow: every result has both', async ({ request }) => {
  await search.open();
  const all = await search.total();
  await search.choose('Industries', /^Banking/);
  await expect(search.page).toHaveURL(/industries=Banking$/);
  await expect.poll(() => search.total()).toBeLessThan(all);
  const one = await search.total();
  await search.choose('Industries', /^Insurance/);
  await expect(search.page).toHaveURL(/industries=Banking,Insurance$/);
  await expect.poll(() => search.total()).toBeLessThan(one);
  const total = await search.total();
  expect(total).toBeGreaterThan(0);
  await expect(search.titles).toHaveCount(Math.min(total, 10));
  const listed = await search.titles
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent));
  // Nodes with both values are determined by the API: one value by the index, the other by the nodes.
  const nodes: { title: string; industries: { label: string }[] }[] = [];
  for (let offset = 0; offset < one; offset += ASKED_AT_ONCE) {
    const { search: found } = await queryGraphql<{ search: { documents: { nid: string }[] } }>(
      request,
      `{ search(index: "content_en", range: { offset: ${offset}, limit: ${ASKED_AT_ONCE} }, sort: [{ field: created }],
           conditions: [{ name: "industries", value: ["Banking"] }, { name: "date", operator: "<>", value: ["Archived"] }]
         ) { documents { nid } } }`,
    );
    const nids = JSON.stringify(found.documents.map(({ nid }) => nid));
    const query = `{ nodes(nids: ${nids}) { title industries { label } } }`;
    nodes.push(...(await queryGraphql<{ nodes: typeof nodes }>(request, query)).nodes);
  }
  expect(nodes).toHaveLength(one);
  const both = nodes.filter(({ industries }) => industries.some(({ label }) => label === 'Insurance'));
  expect(total).toBe(both.length);
  const titles = both.slice(0, 10).map(({ title }) => expect.stringContaining(title));
  expect(listed).toEqual(titles);
});
