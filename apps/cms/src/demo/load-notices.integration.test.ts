import { LANGUAGES } from '@keelstone/model';
import { demoNotices } from '@keelstone/seeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CmsUnderTest, startCms } from '../test-cms.ts';
import { loadNotices } from './load-notices.ts';
import { createMarkdownConverter } from './markdown-to-lexical.ts';

let cms: CmsUnderTest;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const addressOf = () => ({ relationTo: 'page' as const, value: 1 });

async function load(): Promise<string[]> {
  const report: string[] = [];
  const toRichText = await createMarkdownConverter(cms.payload.config, addressOf);
  await loadNotices(cms.payload, demoNotices, { addressOf, toRichText }, (line) => report.push(line));
  return report;
}

it('N-1 C-10 the notices of the demo are loaded in both languages, and once', async () => {
  const all = demoNotices.length;
  expect(await load()).toEqual([`Notices: ${all} of ${all} loaded`]);
  for (const locale of LANGUAGES) {
    const { docs } = await cms.payload.find({ collection: 'notices', locale, sort: 'id', depth: 0 });
    expect(docs.map(({ heading }) => heading)).toEqual(demoNotices.map(({ heading }) => heading[locale]));
    expect(docs.every(({ isActive }) => isActive)).toBe(true);
  }
  expect(await load()).toEqual([`Notices: 0 of ${all} loaded`]);
});
