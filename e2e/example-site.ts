/**
 * A small site of examples for tests that need a browser: every option of a component, without CMS and database. It
 * renders the sources and serves the built browser files with the site's own security headers.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import Fastify from 'fastify';
import { CLIENT, documents, openSources } from './example-pages.ts';

type Headers = typeof import('../apps/site/src/http/headers/security-headers.ts');
type ClientFiles = typeof import('../apps/site/src/http/files/client-files.ts');
type Media = typeof import('../apps/site/src/http/files/media.ts');
type Configuration = Parameters<Headers['registerSecurityHeaders']>[1];

/** The demo's media, used by examples of recordings. */
const ASSETS = join(import.meta.dirname, '..', 'demo', 'full', 'assets');

/** Starts the examples on a free port of this machine. */
export async function startExampleSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { load, close } = await openSources();
  const document = await documents(load);
  const { registerSecurityHeaders } = await load<Headers>('http/headers/security-headers.ts');
  const { registerClientFiles } = await load<ClientFiles>('http/files/client-files.ts');
  const app = Fastify();
  const { ContentReplica } = await import('../packages/read-model/src/index.ts');
  const configuration = { isDevelopment: false, siteUrl: 'http://localhost' } as Configuration;
  registerSecurityHeaders(app, configuration, new ContentReplica());
  await registerClientFiles(app, CLIENT);
  const { registerMedia } = await load<Media>('http/files/media.ts');
  await registerMedia(app, ASSETS, { isShown: () => true, previewSecret: '' });
  app.get('/*', (request, reply) => {
    const html = document(request.url.replace(/\?.*/, ''));
    return html ? reply.type('text/html').send(html) : reply.status(404).send('No example stands here.');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => void (await Promise.all([app.close(), close()])),
  };
}

/** Tests whose URLs are relative to the example site: `/accordion/default`, `/sections/location_grid/longest`. */
export const test = base.extend<{ baseURL: string }, { exampleSite: string }>({
  exampleSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const { url, stop } = await startExampleSite();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ exampleSite }, use) => use(exampleSite),
});
export { expect } from '@playwright/test';
