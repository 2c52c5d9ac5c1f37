import { afterAll, describe, expect, it } from 'vitest';
import { openDemoSite } from './measure.ts';
import { publishDemo } from './publish-demo.ts';
import { queryEndpoint } from './query-endpoint.ts';

const demo = await publishDemo();
const site = await openDemoSite(demo);
afterAll(() => site.close());

const SEARCHES = [
  // Pages of products rarely call themselves software: on a site of software, all of them are.
  ['en', 'risk register software', 'risk-register'],
  ['en', 'business continuity tool', 'continuity-planner'],
  ['en', 'policy management tool', 'policy-library'],
  ['en', 'how do I start a risk register from nothing', 'landing-first-register'],
  // "How much" asks for the price only if nothing else is asked for.
  ['en', 'how much notice before you change a sub-contractor', 'security'],
  ['en', 'how much does your software cost', 'contact'],
  // What buyers ask first: beside a word that only asks, mere synonyms of "demo" and "price" are on many pages.
  ['en', 'do you offer a demo', 'landing-demo'],
  ['en', 'i want a demo', 'landing-demo'],
  ['en', 'how much do you charge', 'contact'],
  ['en', 'what are your prices', 'contact'],
  ['en', 'request a quote', 'contact'],
  ['en', 'how much', 'contact'],
  ['en', 'who else uses this', 'overview-case-studies'],
  // These found nothing, because no page has all of their words or most of them.
  ['en', 'cancel subscription', 'article-walk-the-exit'],
  ['en', 'workers comp claims', 'suite-incident-claims'],
  ['de', 'Software für die Revision', 'suite-compliance-audit'],
  ['de', 'Notfallplanung Tool', 'continuity-planner'],
  ['fr', 'combien facturez-vous', 'contact'],
  ['fr', 'peut-on essayer le logiciel', 'contact'],
  // "Eure" is no form of "Euro".
  ['de', 'was sind eure Preise', 'contact'],
  ['de', 'wie hoch sind die Kosten', 'contact'],
  ['de', 'gibt es eine Testversion', 'contact'],
  ['de', 'Job als Softwareentwickler', 'careers'],
  ['de', 'warum ist rot gelb grün schlecht', 'resource-ranges-paper'],
] as const;

describe('words that visitors use, and the pages do not', () => {
  it.each(SEARCHES)('S-28 in %s, "%s" finds %s among the first three', async (language, keyword, key) => {
    const query = { keyword, keys: [], kind: 'other-words' as const, first: false, grades: new Map() };
    const [answered] = await queryEndpoint(site, demo, [query], { language, sort: 'rel' });
    expect(answered?.results.slice(0, 3)).toContain(key);
  });

  it('S-28 "Gerüst" finds no heads of departments, as "Leiter" would', async () => {
    const query = {
      keyword: 'Gerüst',
      keys: [],
      kind: 'other-words' as const,
      first: false,
      grades: new Map(),
    };
    const [answered] = await queryEndpoint(site, demo, [query], { language: 'de', sort: 'rel' });
    expect(answered?.results).not.toContain('testimonial-tannberg');
  });
});
