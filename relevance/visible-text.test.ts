import { nodeFields } from '@keelstone/content/types/node.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { toSearchDocument } from '../apps/site/src/search/server/indexes/search-document.ts';
import { openDemoSite } from './measure.ts';
import { publishDemo } from './publish-demo.ts';

const demo = await publishDemo();
const site = await openDemoSite(demo);
afterAll(() => site.close());

/** What all types have, and forms: their texts are sought by tests of their own. */
const COMMON = new Set([...Object.keys(nodeFields('page')), 'form']);

/** The texts of a type's own fields. Other nodes are found by their own; of media and forms, only addresses are left. */
function ownTexts(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|https?:|mailto:)/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || 'nid' in value || 'src' in value) return [];
  return Object.values(value).flatMap(ownTexts);
}

const fieldsOf = (node: PublishedNode) =>
  Object.entries(node)
    .filter(([name]) => !COMMON.has(name))
    .flatMap(([name, value]) => ownTexts(value).map((text) => ({ name, text })));

const toWords = (text: string) => text.replace(/[\s\u00ad\u200b\u2060]+/g, ' ').trim();

/** The text of the page's main part, as visitors see it. */
async function shownBy({ path }: PublishedNode): Promise<string> {
  const { body } = await site.inject(path);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const text = main
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<wbr\/?>|<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return toWords(
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}

describe('what a page shows', () => {
  it.each(CONTENT_TYPES)('S-2 of the own fields of %s can be searched for', async (type) => {
    const nodes = demo.nodes.filter((node) => node.type === type && node.language === 'en');
    expect(nodes.length).toBeGreaterThan(0);
    const missing: string[] = [];
    for (const node of nodes) {
      const shown = await shownBy(node);
      const { title, excerpt, terms, body } = toSearchDocument(node);
      const searched = toWords([title, excerpt, terms, body].join('\n'));
      for (const { name, text } of fieldsOf(node)) {
        const words = toWords(text);
        // Nobody searches for the hour of a talk.
        const isTime = /^\d{1,2}:\d{2}$/.test(words);
        if (words.length > 2 && !isTime && shown.includes(words) && !searched.includes(words))
          missing.push(`${name} of ${node.path}: ${words}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
