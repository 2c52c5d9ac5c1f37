import cluster from 'node:cluster';
import { RedirectCounter, SearchCounter, type Submission, SubmissionInbox } from '@keelstone/outbox';
import type { FastifyInstance } from 'fastify';
import type { DrawingThread } from '../discovery/share-images/drawing-thread.ts';
import { SubmissionSpool } from '../forms/server/spool/submission-spool.ts';
import { SubmissionKeeper } from '../forms/server/submission-keeper.ts';
import { registerMedia } from '../http/files/media.ts';
import { createLogger } from '../http/health/create-logger.ts';
import { serveMetrics } from '../http/health/serve-metrics.ts';
import { SiteMetrics } from '../http/health/site-metrics.ts';
import { Farewell } from '../http/processes/drain.ts';
import { listen } from '../http/processes/listen.ts';
import type { ClientAssets } from '../shell/page-parts.ts';
import type { Configuration } from './configuration.ts';
import { type ContentFollower, type FollowerState, followContent } from './content/follow-content.ts';
import { openContent } from './content/open-content.ts';
import { createSite } from './site.ts';
import type { SiteContext } from './site-context.ts';

type StartOptions = {
  assets: ClientAssets;
  /** Serves the browser's files: the built ones, or Vite's. */
  serveClient(app: FastifyInstance): Promise<void>;
  /** Where pictures for links are made; in the thread that answers when left out. */
  drawing?: DrawingThread;
};

/** A site that answers, until it is stopped. */
export type RunningSite = {
  /** Where it answers. */
  url: string;
  /** Takes no more connections and answers what comes on those it has, until they end: another process took over. */
  seeOff(): Promise<void>;
  /** Ends requests and the following of the content. */
  stop(): Promise<void>;
};

/**
 * Starts the visitors' process: follows the content, and serves it once the first snapshot is there.
 *
 * @param signal ends the wait for the first snapshot
 * @throws PortTakenError when another program listens on the configured port
 */
export async function startSite(
  configuration: Configuration,
  options: StartOptions,
  signal?: AbortSignal,
): Promise<RunningSite> {
  const { databaseUrl } = configuration;
  const logger = createLogger(configuration.logLevel);
  const metrics = configuration.metrics ? new SiteMetrics() : undefined;
  const {
    published,
    listeners,
    whenSearchable,
    stop: stopContent,
  } = await openContent(configuration, logger);
  const redirects = new RedirectCounter({ connectionString: databaseUrl, logger });
  const searchCounter = new SearchCounter({ connectionString: databaseUrl, logger });
  const keeper = new SubmissionKeeper({
    inbox: new SubmissionInbox(databaseUrl),
    spool: new SubmissionSpool(configuration.submissionsDirectory),
    directory: configuration.submissionsDirectory,
    logger,
  });
  const context: SiteContext = {
    ...published,
    configuration,
    assets: options.assets,
    keepSubmission: (submission: Submission) => keeper.keep(submission),
    countRedirect: (from: string) => redirects.count(from),
    searchCounter,
  };
  let follower: ContentFollower | null = null;
  const farewell = new Farewell();
  const processState = {
    follower: (): FollowerState => follower?.state ?? 'starting',
    isEnding: () => farewell.isBegun,
    forms: () => keeper.onDisk,
  };
  const app = await createSite(context, {
    processState,
    logger,
    metrics,
    makeShareImage: options.drawing?.make,
  });
  farewell.watch(app.server);
  metrics?.watch({ ...published, ...processState });
  await registerMedia(app, configuration.mediaDirectory, {
    isShown: (path) => published.content.showsMedium(path),
    previewSecret: configuration.previewSecret,
  });
  await options.serveClient(app);
  const stopMetrics = await startMetrics(configuration, metrics);
  const stop = async () => {
    await app.close();
    await options.drawing?.close();
    await redirects.stop();
    await searchCounter.stop();
    await keeper.stop();
    await follower?.stop();
    await stopContent();
    await stopMetrics();
  };

  follower = await followContent(listeners, { databaseUrl, logger, signal });
  try {
    await whenSearchable();
    keeper.start();
    const url = await listen(app, configuration);
    logger.info({ url, nodes: published.content.size }, 'The site is ready');
    return { url, stop, seeOff: () => farewell.seeOff() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A process alone answers for itself; of several, their parent does. */
async function startMetrics({ metrics: place }: Configuration, metrics: SiteMetrics | undefined) {
  if (!place || !metrics || cluster.isWorker) return async () => {};
  const { contentType } = metrics.registry;
  const { stop } = await serveMetrics(place, { contentType, metrics: () => metrics.registry.metrics() });
  return stop;
}
