import { afterAll, describe, expect, it } from 'vitest';
import { openDemoSite } from './measure.ts';
import { publishDemo } from './publish-demo.ts';
import { queryEndpoint } from './query-endpoint.ts';

const demo = await publishDemo();
const site = await openDemoSite(demo);
afterAll(() => site.close());

/** Pages of products rarely call themselves software: on a site of software, all of them are. */
const PRODUCTS = {
  'risk register software': 'risk-register',
  'business continuity tool': 'continuity-planner',
  'policy management tool': 'policy-library',
};

describe('a search for software of a subject', () => {
  it.each(Object.entries(PRODUCTS))('S-28 "%s" finds %s among the first three', async (keyword, product) => {
    const query = { keyword, keys: [], kind: 'other-words' as const, first: false, grades: new Map() };
    const [answered] = await queryEndpoint(site, demo, [query], { language: 'en', sort: 'rel' });
    expect(answered?.results.slice(0, 3)).toContain(product);
  });
});
