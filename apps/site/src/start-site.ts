import { ContentReplica } from '@keelstone/content-store';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Configuration } from './configuration.ts';
import { type ContentFollower, followContent } from './delivery/follow-content.ts';
import { listen } from './delivery/listen.ts';
import { registerMedia } from './delivery/media.ts';
import { onShutdown } from './delivery/on-shutdown.ts';
import { SearchIndexes } from './search/search-indexes.ts';
import type { ClientAssets } from './shell/page-parts.ts';
import { createSite } from './site.ts';

type StartOptions = {
  assets: ClientAssets;
  /** Serves the browser's files: the built ones, or Vite's. */
  serveClient(app: FastifyInstance): Promise<void>;
};

/**
 * Starts the visitors' process: follows the content, serves it, and stops cleanly when asked to.
 *
 * @throws PortTakenError when another program listens on the configured port
 */
export async function startSite(configuration: Configuration, options: StartOptions): Promise<void> {
  const logger = pino({ level: configuration.logLevel });
  const content = new ContentReplica();
  const indexes = new SearchIndexes();
  const stopping = new AbortController();
  let follower: ContentFollower | null = null;

  const context = { content, indexes, configuration, assets: options.assets };
  const app = await createSite(context, { followerState: () => follower?.state ?? 'starting', logger });
  await registerMedia(app, configuration.mediaDirectory);
  await options.serveClient(app);
  onShutdown(async () => {
    stopping.abort();
    await app.close();
    await follower?.stop();
  });

  follower = await followContent([content, indexes], {
    databaseUrl: configuration.databaseUrl,
    logger,
    signal: stopping.signal,
  });
  const url = await listen(app, configuration);
  logger.info({ url, nodes: content.size }, 'The site is ready');
  process.send?.({ ready: true, url });
}
