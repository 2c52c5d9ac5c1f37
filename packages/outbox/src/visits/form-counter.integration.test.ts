import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { publish } from '@keelstone/read-model';
import { afterAll, expect, it, vi } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { announceSubmissions } from '../submissions/announce-submissions.ts';
import { sampleSubmission } from '../submissions/sample-submission.fixture.ts';
import { storeSubmission } from '../submissions/store-submission.ts';
import { type CountedForm, FormCounter } from './form-counter.ts';
import { readFormFigures } from './form-figures.ts';

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const cms = openPool(urls.cmsUrl);
for (const [nid, path] of [
  [1, '/contact'],
  [2, '/demo'],
] as const)
  await publish(cms, { node: sampleNode('page', { nid, path }), dependencies: [] });
afterAll(async () => {
  await cms.end();
  await server.stop();
});

async function count(...stages: CountedForm[]): Promise<void> {
  const counter = new FormCounter({ connectionString: urls.siteUrl, logger: { warn: vi.fn() } });
  for (const stage of stages) counter.count(stage);
  await counter.stop();
}
const figures = (formId: number, days = 30) => readFormFigures(cms, { formId, days });

it('C-8 how often a form is seen, begun and sent adds up by page, over processes, for pages that exist', async () => {
  const stage = (name: CountedForm['stage'], path = '/contact') => ({ formId: 1, path, stage: name });
  await Promise.all([
    count(stage('seen'), stage('seen'), stage('begun'), stage('seen', '/made-up')),
    count(stage('seen'), stage('begun'), stage('seen', '/demo'), { ...stage('seen'), formId: 2 }),
  ]);
  const submission = sampleSubmission({ formId: 1, pagePath: '/contact' });
  await storeSubmission(cms, submission);
  await storeSubmission(cms, submission);
  await storeSubmission(cms, sampleSubmission({ formId: 1, pagePath: '/made-up' }));
  expect(await announceSubmissions(cms)).toHaveLength(2);
  expect(await announceSubmissions(cms)).toEqual([]);
  expect(await figures(1)).toEqual([
    { path: '/contact', seen: 3, begun: 2, sent: 1 },
    { path: '/demo', seen: 1, begun: 0, sent: 0 },
  ]);
  await cms.query(`update visits.form_counts set day = day - 30 where page_path = '/demo'`);
  expect(await figures(1)).toHaveLength(1);
});

it('C-8 neither other stages nor other times are counted', async () => {
  const site = openPool(urls.siteUrl);
  for (const [day, name] of [
    ['current_date', 'sent'],
    ['current_date - 400', 'seen'],
    ['current_date + 400', 'seen'],
  ])
    await site.query(
      `select visits.count_forms(array[${day}]::date[], '{3}', '{/contact}', array['${name}'], '{1}')`,
    );
  await expect(site.query('select * from visits.form_counts')).rejects.toThrow('permission denied');
  await site.end();
  expect(await figures(3, 1000)).toEqual([]);
});
