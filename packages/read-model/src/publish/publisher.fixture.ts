import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import pg from 'pg';
import { sampleSiteSettings } from '../testing/site-settings.ts';
import { publish } from './publish.ts';
import { publishRedirect } from './redirect.ts';
import { publishSetting } from './setting.ts';

/**
 * A process that publishes like the CMS, but without Payload, which takes seconds to start. Publishes edition
 * after edition, each in one transaction that changes many pages, the settings and a redirect, until it is
 * killed. Reports each commit.
 */
const [connectionString = '', pages = '', first = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString, application_name: 'publisher' });
await client.connect();
for (let edition = Number(first); ; edition += 1) {
  await client.query('begin');
  for (let nid = 1; nid <= Number(pages); nid += 1) {
    const node = sampleNode('page', { nid, path: `/pages/${nid}`, title: `Edition ${edition}` });
    await publish(client, { node, dependencies: [] });
  }
  const value = sampleSiteSettings({ tagline: `Edition ${edition}` });
  await publishSetting(client, { key: 'site', language: 'en', value, dependencies: [] });
  await publishRedirect(client, { from: '/old', to: `/pages/${(edition % Number(pages)) + 1}`, status: 301 });
  await client.query('commit');
  process.send?.({ committed: edition });
}
