/**
 * A small site of examples for tests that need a browser: every option of a component, without CMS and database. It
 * renders the sources and serves the built browser files with the site's own security headers.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import Fastify from 'fastify';
import { CLIENT, documents, openSources } from './example-pages.ts';

type Headers = typeof import('../../apps/site/src/http/headers/security-headers.ts');
type Policy = typeof import('../../apps/site/src/shell/document/content-security-policy.ts');
type ClientFiles = typeof import('../../apps/site/src/http/files/client-files.ts');
type Media = typeof import('../../apps/site/src/http/files/media.ts');

/** The demo's media, used by examples of recordings. */
const ASSETS = join(import.meta.dirname, '..', '..', 'demo', 'full', 'assets');

/** Starts the examples on a free port of this machine and returns its URL. */
async function start(): Promise<string> {
  const load = await openSources();
  const document = await documents(load);
  const { registerSecurityHeaders } = await load<Headers>('http/headers/security-headers.ts');
  const { registerClientFiles } = await load<ClientFiles>('http/files/client-files.ts');
  const app = Fastify();
  const { contentSecurityPolicy } = await load<Policy>('shell/document/content-security-policy.ts');
  registerSecurityHeaders(app, {
    siteUrl: 'http://localhost',
    contentSecurityPolicy: () => contentSecurityPolicy({ isDevelopment: false }),
  });
  await registerClientFiles(app, CLIENT);
  const { registerMedia } = await load<Media>('http/files/media.ts');
  await registerMedia(app, ASSETS, {
    isShown: () => true,
    siteUrl: 'http://site.example',
    previewSecret: '',
  });
  app.get('/*', (request, reply) => {
    const html = document(request.url.replace(/\?.*/, ''));
    return html ? reply.type('text/html').send(html) : reply.status(404).send('No example stands here.');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

let started: Promise<string> | undefined;

/** The URL of the examples, which start once per worker and end with it. */
export function exampleSite(): Promise<string> {
  started ??= start();
  return started;
}

/**
 * Tests whose URLs are relative to the example site: `/accordion/default`, `/sections/location_grid/longest`. Not a
 * worker fixture, because Playwright starts a new worker and browser for files whose worker fixtures differ.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  baseURL: [async ({}, use) => use(await exampleSite()), { scope: 'test', timeout: 120_000 }],
});
export { expect } from '@playwright/test';
