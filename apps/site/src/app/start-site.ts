import cluster from 'node:cluster';
import {
  type CountedForm,
  FormCounter,
  RedirectCounter,
  SearchCounter,
  type Submission,
  SubmissionInbox,
} from '@keelstone/outbox';
import type { FastifyInstance } from 'fastify';
import type { DrawingThread } from '../discovery/share-images/drawing-thread.ts';
import { SubmissionSpool } from '../forms/server/spool/submission-spool.ts';
import { SubmissionStore } from '../forms/server/submission-store.ts';
import type { ClientAssets } from '../http/files/client-assets.ts';
import { registerMedia } from '../http/files/media.ts';
import { createLogger } from '../http/health/create-logger.ts';
import { Metrics } from '../http/health/metrics.ts';
import { serveMetrics } from '../http/health/serve-metrics.ts';
import { Drain } from '../http/processes/drain.ts';
import { listen } from '../http/processes/listen.ts';
import type { Configuration } from './configuration.ts';
import { type ContentFollower, type FollowerState, followContent } from './content/follow-content.ts';
import { openContent } from './content/open-content.ts';
import { collectLargeHeapBySize } from './large-heap.ts';
import { createSite } from './site.ts';
import type { SiteContext } from './site-context.ts';
import { watchSite } from './site-metrics.ts';

type StartOptions = {
  assets: ClientAssets;
  /** Serves the client's files: the build, or Vite's. */
  serveClient(app: FastifyInstance): Promise<void>;
  /** Draws share images; by default, in the main thread. */
  drawing?: DrawingThread;
};

/** A running site. */
export type RunningSite = {
  /** Its URL. */
  url: string;
  /**
   * Drains the site when another process has taken over: accepts no more connections, and serves the open ones
   * until they end.
   */
  drain(): Promise<void>;
  /** Stops serving requests and following the content. */
  stop(): Promise<void>;
};

/**
 * Starts a site process: follows the content, and serves it once the first snapshot has arrived.
 *
 * @param signal aborts the wait for the first snapshot
 * @throws PortTakenError if another program listens on the configured port
 */
export async function startSite(
  configuration: Configuration,
  options: StartOptions,
  signal?: AbortSignal,
): Promise<RunningSite> {
  const { databaseUrl } = configuration;
  const logger = createLogger(configuration.logLevel);
  const metrics = configuration.metrics ? new Metrics('keelstone') : undefined;
  const {
    published,
    listeners,
    whenSearchable,
    stop: stopContent,
  } = await openContent(configuration, logger);
  const redirects = new RedirectCounter({ connectionString: databaseUrl, logger });
  const forms = new FormCounter({ connectionString: databaseUrl, logger });
  const searchCounter = new SearchCounter({ connectionString: databaseUrl, logger });
  const submissions = new SubmissionStore({
    inbox: new SubmissionInbox(databaseUrl),
    spool: new SubmissionSpool(configuration.submissionsDirectory),
    directory: configuration.submissionsDirectory,
    mostFileBytes: configuration.formFilesBytes,
    logger,
  });
  const context: SiteContext = {
    ...published,
    configuration,
    assets: options.assets,
    storeSubmission: (submission: Submission) => submissions.store(submission),
    countRedirect: (from: string) => redirects.count(from),
    countForm: (counted: CountedForm) => forms.count(counted),
    searchCounter,
  };
  let follower: ContentFollower | null = null;
  const connections = new Drain();
  const processState = {
    follower: (): FollowerState => follower?.state ?? 'starting',
    isEnding: () => connections.isDraining,
    forms: () => submissions.onDisk,
  };
  const app = await createSite(context, {
    processState,
    logger,
    metrics,
    makeShareImage: options.drawing?.make,
  });
  connections.watch(app.server);
  if (metrics) watchSite(metrics, { ...published, ...processState });
  await registerMedia(app, configuration.mediaDirectory, {
    isShown: (path) => published.content.showsMedium(path),
    redirectOf: (path) => published.content.redirect(path)?.to ?? null,
    countRedirect: (from) => redirects.count(from),
    siteUrl: configuration.siteUrl,
    previewSecret: configuration.previewSecret,
  });
  await options.serveClient(app);
  const stopMetrics = await startMetrics(configuration, metrics);
  const stop = async () => {
    await app.close();
    await options.drawing?.close();
    await redirects.stop();
    await forms.stop();
    await searchCounter.stop();
    await submissions.stop();
    await follower?.stop();
    await stopContent();
    await stopMetrics();
  };

  follower = await followContent(listeners, { databaseUrl, logger, signal });
  // Before the indexes are built: their buffers would make V8 mark all content several times.
  collectLargeHeapBySize();
  try {
    await whenSearchable();
    submissions.start();
    const url = await listen(app, configuration);
    logger.info({ url, nodes: published.content.size }, 'The site is ready');
    return { url, stop, drain: () => connections.drain() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A single process serves its own metrics; with several, their parent does. */
async function startMetrics({ metrics: place }: Configuration, metrics: Metrics | undefined) {
  if (!place || !metrics || cluster.isWorker) return async () => {};
  const { contentType } = metrics.registry;
  const { stop } = await serveMetrics(place, { contentType, metrics: () => metrics.registry.metrics() });
  return stop;
}
