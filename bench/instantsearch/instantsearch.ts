import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { readDemoPages } from '../../demo/pages.ts';
import { demoTerms } from '../../demo/terms.ts';
import { createQueryHandler, type FoundDocument } from './query-handler.ts';

const ROOT = import.meta.dirname;
const BUILT = join(ROOT, 'dist');
const MODULES = join(ROOT, '../../node_modules');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** Installed beside this file only: neither visitors nor editors need it. */
function install(): void {
  if (existsSync(join(ROOT, 'node_modules/react-instantsearch'))) return;
  const options = [
    '--no-package-lock',
    '--legacy-peer-deps',
    '--workspaces=false',
    '--no-audit',
    '--no-fund',
  ];
  execFileSync('npm', ['install', ...options, '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The demo's published nodes in English. */
function demoDocuments(): FoundDocument[] {
  const labels = new Map(demoTerms.map(({ key, label }) => [key, label.en]));
  const labelled = (keys: unknown) => ((keys ?? []) as string[]).flatMap((key) => labels.get(key) ?? []);
  return readDemoPages().map(({ key, type, value }) => {
    const body = String(value.body ?? '');
    return {
      objectID: key,
      title: String(value.title),
      excerpt: body.split('\n')[0] ?? '',
      body,
      productSuites: labelled(value.productSuites),
      industries: labelled(value.industries),
      type,
      year: String(value.created).slice(0, 4),
    };
  });
}

/** Files at maximum compression, made once, like our own. */
function createFiles() {
  const packed = new Map<string, Buffer>();
  return (path: string): { type: string; bytes: Buffer } | null => {
    const file = join(BUILT, normalize(path === '/' ? '/index.html' : path));
    const type = TYPES[extname(file)];
    if (!type || !existsSync(file)) return null;
    const bytes = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, bytes);
    return { type, bytes };
  };
}

async function serve(): Promise<{ url: string; stop(): Promise<void> }> {
  const handle = createQueryHandler(demoDocuments());
  const fileAt = createFiles();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const { requests } = (await json(request)) as { requests: Parameters<typeof handle>[0][] };
      const body = brotliCompressSync(JSON.stringify({ results: requests.map(handle) }));
      return response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' })
        .end(body);
    }
    const file = fileAt(request.url ?? '/');
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Builds a search page for the demo from InstantSearch's own widgets, and serves it. */
export async function startInstantsearch() {
  install();
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    resolve: { alias: { react: join(MODULES, 'react'), 'react-dom': join(MODULES, 'react-dom') } },
    build: { outDir: BUILT, emptyOutDir: true },
  });
  return { ...(await serve()), description: `react-instantsearch ${versionOf('react-instantsearch')}` };
}
