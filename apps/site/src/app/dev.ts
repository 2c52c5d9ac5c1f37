import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { ClientAssets } from '../http/files/client-assets.ts';
import { runSite } from './run-site.ts';
import type { RunningSite } from './start-site.ts';

/** How long to wait for further changes, in milliseconds, because editors may save several files together. */
const SAVING = 100;

/** In development Vite serves the sources, and inserts the styles into the page. */
const assets: ClientAssets = {
  scripts: ['/@vite/client', '/src/app/styles.ts', '/src/app/client.ts'],
  // The order of the cascade layers must come before the first style that Vite inserts.
  stylesheets: [`/@fs${join(import.meta.dirname, '../../../../packages/ui/src/layers.css')}`],
  fonts: [],
};

process.env.NODE_ENV = 'development';
// Vite runs in this process.
process.env.SITE_PROCESSES = '1';
const vite = await createServer({ root: `${import.meta.dirname}/../..`, server: { middlewareMode: true } });
let running: RunningSite | null = null;
let restarts = Promise.resolve();
let isRestartDue = false;

/** Starts the site from the current sources. */
async function start(signal?: AbortSignal): Promise<RunningSite> {
  const { readConfiguration } = await vite.ssrLoadModule('/src/app/configuration.ts');
  const { startSite } = await vite.ssrLoadModule('/src/app/start-site.ts');
  const serveClient = async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      vite.middlewares(request.raw, reply.raw, () => done());
    });
  };
  const site: RunningSite = await startSite(readConfiguration(process.env), { assets, serveClient }, signal);
  running = site;
  return site;
}

async function startAnew(): Promise<void> {
  await pause(SAVING);
  isRestartDue = false;
  await running?.stop();
  await start();
  vite.ws.send({ type: 'full-reload' });
}

vite.watcher.on('change', (file) => {
  if (isRestartDue || !/\.tsx?$/.test(file)) return;
  isRestartDue = true;
  // One after the other: changes during a restart cause another one.
  restarts = restarts
    .then(startAnew)
    .catch((error: unknown) => console.error('The change could not be taken over:', error));
});

await runSite(async (signal) => {
  const { url } = await start(signal);
  return {
    url,
    drain: async () => {},
    stop: async () => void (await Promise.all([running?.stop(), vite.close()])),
  };
});
