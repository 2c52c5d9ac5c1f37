/**
 * The whole site with sample content and a test's own settings, without CMS and database: for settings that would
 * otherwise affect concurrent tests.
 */
import type { AddressInfo } from 'node:net';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { CONTENT_TYPES } from '../../packages/model/src/content-type.ts';
import { CLIENT, openSources } from './example-pages.ts';

type Fixture = typeof import('../../apps/site/src/app/site.fixture.ts');
type ClientFiles = typeof import('../../apps/site/src/http/files/client-files.ts');
type Assets = typeof import('../../apps/site/src/http/files/client-assets.ts');
type Samples = typeof import('@keelstone/content/types/sample-node.ts');

type App = Awaited<ReturnType<Fixture['siteWith']>>;

export type WholeSite = { port: number; paths: string[]; stop(): Promise<void> };

/**
 * Starts it on a free port of this machine.
 *
 * @param settings of both languages
 * @param prepare sets up anything else before it listens
 * @param brand the value of the variable BRAND, and the folder with its browser build
 * @returns its port, and the path of a page of each content type and of the search screen
 */
export async function startWholeSite(
  settings: Partial<SiteSettings>,
  prepare: (app: App) => unknown = () => {},
  brand?: { name: string; client: string },
): Promise<WholeSite> {
  const load = await openSources(brand?.name);
  const client = brand?.client ?? CLIENT;
  const { siteWith } = await load<Fixture>('app/site.fixture.ts');
  const { registerClientFiles } = await load<ClientFiles>('http/files/client-files.ts');
  const { readClientAssets } = await load<Assets>('http/files/client-assets.ts');
  const { sampleNode } = await load<Samples>('../../../content/types/sample-node.ts');
  const nodes = CONTENT_TYPES.map((type, position) => sampleNode(type, { nid: position + 1, picture: null }));
  const app = await siteWith({
    nodes,
    settings: { en: settings, de: { ...settings, language: 'de' } },
    assets: await readClientAssets(client, []),
    configuration: { siteUrl: 'http://localhost' },
  });
  await registerClientFiles(app, client);
  prepare(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: (app.server.address() as AddressInfo).port,
    paths: [...nodes.map(({ path }) => path), '/search', '/de/search'],
    stop: () => app.close(),
  };
}
