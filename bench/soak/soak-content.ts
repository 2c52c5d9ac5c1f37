import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { type Executor, publish, publishRedirect, publishSetting } from '@keelstone/read-model';
import { sampleSiteSettings } from '@keelstone/read-model/site-settings';

export const WORDS = ['risk', 'hour', 'incident', 'supplier', 'register', 'audit', 'continuity', 'edition'];
/** The same pages all the time, so that content cannot make memory grow. */
export const NIDS = Array.from({ length: 300 }, (_, index) => 100 + index);

export const pathOf = (nid: number) => `/articles/${nid}`;

const article = (nid: number, edition: number) => {
  const word = WORDS[(nid + edition) % WORDS.length];
  const title = `The ${word} in edition ${edition} of number ${nid}`;
  return sampleNode('article', { nid, path: pathOf(nid), title });
};

/** Publishes all content of the soak test. */
export async function publishAll(executor: Executor): Promise<void> {
  for (const nid of NIDS) await publish(executor, { node: article(nid, 0), dependencies: [] });
  const form = { kind: 'form_bar' as const, id: 'bar', heading: 'Ask us', text: null, form: sampleForm() };
  const node = sampleNode('page', { nid: 5, path: '/contact', title: 'Contact us', sections: [form] });
  await publish(executor, { node, dependencies: [] });
}

/** Publishes a change: mostly of a page, sometimes of what all pages show. */
export async function publishChange(executor: Executor, edition: number): Promise<void> {
  const nid = NIDS[edition % NIDS.length] ?? 0;
  await publish(executor, { node: article(nid, edition), dependencies: [] });
  if (edition % 20 === 0) {
    const value = sampleSiteSettings({ tagline: `Edition ${edition}` });
    await publishSetting(executor, { key: 'site', language: 'en', value, dependencies: [] });
  }
  if (edition % 15 === 0) {
    await publishRedirect(executor, { from: `/former/${edition % 7}`, to: pathOf(nid), status: 301 });
  }
}
