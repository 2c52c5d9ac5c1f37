import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import inject, { type Response } from 'light-my-request';
import type { Configuration } from '../../app/configuration.ts';
import { siteWith } from '../../app/site.fixture.ts';
import { pageWithForm } from '../../forms/server/form-site.fixture.ts';
import { registerClientFiles } from '../files/client-files.ts';
import { registerMedia } from '../files/media.ts';

/** A raw request: `url` is the request target exactly as in the first line, valid or not. */
export type SampleRequest = {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: Buffer;
};

const MEDIA = [
  'svgs/icon-1a2b3c4d.svg',
  'files/paper-1a2b3c4d.pdf',
  'files/list-1a2b3c4d.xlsx',
  'videos/a.mp4',
];

const CLIENT_FILE = 'client/assets/client-1a2b3c4d.js';

const GERMAN = sampleNode('article', { nid: 90, language: 'de', path: '/de/artikel/vier-stunden' });

/** A node of each type, a form in a form bar, and an article in another language. */
function everyKindOfNode(): PublishedNode[] {
  const nodes = CONTENT_TYPES.map((type, index) => sampleNode(type, { nid: 10 + index } as never));
  return [...nodes, pageWithForm(sampleForm()), pageWithForm(sampleForm(), 'de'), GERMAN];
}

/**
 * The whole site with all routes: every content type, a form, a redirect, media, client files, the page cache.
 * `ask` goes through the HTTP server itself, which serves cached pages before Fastify.
 */
export async function wholeSite(configuration: Partial<Configuration> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-media-'));
  for (const file of [...MEDIA, CLIENT_FILE]) {
    mkdirSync(join(directory, file, '..'), { recursive: true });
    writeFileSync(join(directory, file), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  const nodes = everyKindOfNode();
  const site = await siteWith({
    nodes,
    redirects: [{ from: '/old', to: '/contact', status: 301 }],
    configuration: { allowsGraphqlGet: true, formsPerAddress: 10_000_000, ...configuration },
  });
  const shown = new Set(MEDIA.map((file) => `/media/${file}`));
  await registerMedia(site, directory, {
    isShown: (path) => shown.has(path),
    siteUrl: 'http://site.example',
    previewSecret: 'none',
  });
  await registerClientFiles(site, join(directory, 'client'));
  await site.ready();
  const ask = ({ method, url, headers, payload }: SampleRequest): Promise<Response> =>
    inject(
      (request, response) => {
        // Sets the exact target: `inject` would normalise it before the site sees it.
        (request as { url?: string }).url = url;
        site.server.emit('request', request, response);
      },
      {
        method: method as 'GET',
        url: '/',
        headers: { host: 'www.keelstone.example', ...headers },
        ...(payload ? { payload } : {}),
      },
    );
  return {
    site,
    ask,
    nodes,
    media: MEDIA.map((file) => `/media/${file}`),
    stop: async () => {
      await site.close();
      rmSync(directory, { recursive: true });
    },
  };
}
