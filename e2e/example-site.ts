/**
 * A small site of examples for what has to be seen in a browser: every option of a part, without CMS and database.
 * It renders the sources and serves the built files of the browser's side, under the site's own security headers.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import Fastify from 'fastify';
import { CLIENT, documents, openSources } from './example-pages.ts';

type Headers = typeof import('../apps/site/src/delivery/security-headers.ts');
type ClientFiles = typeof import('../apps/site/src/delivery/client-files.ts');
type Media = typeof import('../apps/site/src/delivery/media.ts');
type Configuration = Parameters<Headers['registerSecurityHeaders']>[1];

/** The demo's media, which examples of recordings play. */
const ASSETS = join(import.meta.dirname, '..', 'demo', 'full', 'assets');

/** Starts the examples on a free port of this machine, and says at which address. */
async function start(): Promise<string> {
  const load = await openSources();
  const document = await documents(load);
  const { registerSecurityHeaders } = await load<Headers>('delivery/security-headers.ts');
  const { registerClientFiles } = await load<ClientFiles>('delivery/client-files.ts');
  const app = Fastify();
  const { ContentReplica } = await import('../packages/read-model/src/index.ts');
  const configuration = { isDevelopment: false, siteUrl: 'http://localhost' } as Configuration;
  registerSecurityHeaders(app, configuration, new ContentReplica());
  await registerClientFiles(app, CLIENT);
  const { registerMedia } = await load<Media>('delivery/media.ts');
  await registerMedia(app, ASSETS, { isShown: () => true, previewSecret: '' });
  app.get('/*', (request, reply) => {
    const html = document(request.url.replace(/\?.*/, ''));
    return html ? reply.type('text/html').send(html) : reply.status(404).send('No example stands here.');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

let started: Promise<string> | undefined;

/** The address of the examples: they start once in a worker, and end with it. */
export function exampleSite(): Promise<string> {
  started ??= start();
  return started;
}

/**
 * Tests whose addresses are those of the example site: `/accordion/default`, `/sections/location_grid/longest`. It is no
 * fixture of the worker's: Playwright starts another worker, with another browser, wherever those differ.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  baseURL: [async ({}, use) => use(await exampleSite()), { scope: 'test', timeout: 120_000 }],
});
export { expect } from '@playwright/test';
