/** Compares the results' cards with what the site publishes of their nodes. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { queryGraphql } from './support/graphql.ts';
import { SearchPage } from './support/search-page.ts';

let search: SearchPage;
test.beforeEach(({ page }) => {
  search = new SearchPage(page);
});

type Listed = {
  title: string;
  excerpt: string;
  created: number;
  linksToAsset?: boolean;
  asset?: { url: string } | null;
  publishedAt?: { value: number };
  resourceType?: { label: string }[];
  articleType?: { label: string }[];
  url: { path: string };
};

/** The ten newest nodes of a type, read from the API. */
async function newestOf(request: APIRequestContext, type: string): Promise<Listed[]> {
  const { search: found } = await queryGraphql<{ search: { documents: { nid: string }[] } }>(
    request,
    `{ search(index: "content_en", sort: [{ field: created }], conditions: [
         { name: "content_type", value: ["${type}"] }, { name: "date", operator: "<>", value: ["Archived"] }
       ]) { documents { nid } } }`,
  );
  const nids = JSON.stringify(found.documents.map(({ nid }) => nid));
  const { nodes } = await queryGraphql<{ nodes: Listed[] }>(
    request,
    `{ nodes(nids: ${nids}) { title excerpt created url { path }
         ... on Resource { linksToAsset asset { url } resourceType { label } }
         ... on Article { publishedAt { value } articleType { label } } } }`,
  );
  expect(nodes.length).toBeGreaterThan(1);
  return nodes;
}

/** Month, day and year, without leading zeros. */
function shortDate(seconds: number): string {
  const [year, month, day] = new Date(seconds * 1000).toISOString().slice(0, 10).split('-').map(Number);
  return `${month}/${day}/${year}`;
}

const inOneLine = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The content of every card on the first page: what is beside its title, title, URL and excerpt. */
function cards(): Promise<{ beside: string[]; title: string; href: string | null; excerpt: string }[]> {
  return search.results.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => {
      const text = (selector: string) => article.querySelector(selector)?.textContent?.trim() ?? '';
      const [meta] = article.querySelectorAll('p');
      return {
        beside: [...(meta?.children ?? [])].map((part) => part.textContent ?? ''),
        title: text('h3 a'),
        href: article.querySelector('h3 a')?.getAttribute('href') ?? null,
        excerpt: text('h3 + p'),
      };
    }),
  );
}

const labelsOf = (terms: { label: string }[] = []) => terms.map(({ label }) => label).join(', ');

for (const { type, beside } of [
  { type: 'resource', beside: (node: Listed) => [labelsOf(node.resourceType), shortDate(node.created)] },
  {
    type: 'article',
    beside: (node: Listed) => [labelsOf(node.articleType), shortDate(node.publishedAt?.value ?? 0)],
  },
  { type: 'case_study', beside: () => ['Case Study'] },
]) {
  test(`S-15 each card of a type ${type} shows terms or label, date, title and excerpt of its node`, async ({
    request,
  }) => {
    // Other journeys publish and unpublish meanwhile.
    await expect(async () => {
      const nodes = await newestOf(request, type);
      await search.open(`/search?content_type=${type}`);
      expect((await cards()).map((card) => ({ ...card, excerpt: inOneLine(card.excerpt) }))).toEqual(
        nodes.map((node) => ({
          beside: beside(node).filter(Boolean),
          title: expect.stringContaining(node.title),
          href: node.linksToAsset ? node.asset?.url : node.url.path,
          excerpt: inOneLine(node.excerpt),
        })),
      );
    }).toPass();
  });
}

test('S-15 a resource that is a file opens it in a new tab, and says so; a page opens here', async ({
  request,
}) => {
  const nodes = await newestOf(request, 'resource');
  await search.open('/search?content_type=resource');
  expect(nodes.some((node) => node.linksToAsset)).toBe(true);
  expect(nodes.some((node) => !node.linksToAsset)).toBe(true);
  for (const [place, node] of nodes.entries()) {
    const link = search.titles.nth(place).getByRole('link');
    const name = node.linksToAsset ? `${node.title} (opens a file in a new tab)` : node.title;
    await expect(link).toHaveAccessibleName(name);
    expect(await link.getAttribute('target')).toBe(node.linksToAsset ? '_blank' : null);
  }
});
