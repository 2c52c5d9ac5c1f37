import { createServer, type ViteDevServer } from 'vite';
import type { ClientAssets } from './shell/page-parts.ts';

/** In development Vite serves the sources, and puts the styles into the page itself. */
const assets: ClientAssets = {
  scripts: ['/@vite/client', '/src/styles.ts', '/src/client.ts'],
  // The order of the layers has to come before the first style that Vite puts into the page.
  stylesheets: ['/src/ui/layers.css'],
  fonts: [],
};

process.env.NODE_ENV = 'development';
const vite = await createServer({ root: `${import.meta.dirname}/..`, server: { middlewareMode: true } });
await start(vite);

/** Runs the site from its sources; a change of a server file takes effect with the next start of this script. */
async function start(server: ViteDevServer): Promise<void> {
  const { readConfiguration } = await server.ssrLoadModule('/src/configuration.ts');
  const { startSite } = await server.ssrLoadModule('/src/start-site.ts');
  await startSite(readConfiguration(process.env), {
    assets,
    serveClient: async (app: import('fastify').FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) => {
        server.middlewares(request.raw, reply.raw, () => done());
      });
    },
  });
}
