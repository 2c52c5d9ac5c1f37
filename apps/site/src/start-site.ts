import { RedirectCounter, type Submission, SubmissionInbox } from '@keelstone/content-store';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Configuration } from './configuration.ts';
import { type ContentFollower, followContent } from './delivery/follow-content.ts';
import { listen } from './delivery/listen.ts';
import { registerMedia } from './delivery/media.ts';
import { FrontPurger } from './delivery/page-cache/front-purger.ts';
import { PageCache } from './delivery/page-cache/page-cache.ts';
import { purgeOnChange } from './delivery/page-cache/purge-on-change.ts';
import { recordedIndexes } from './delivery/page-cache/recorded-indexes.ts';
import { RecordedReplica } from './delivery/page-cache/recorded-replica.ts';
import { settingsCheck } from './delivery/settings-check.ts';
import { PublishedForms } from './forms/published-forms.ts';
import { SubmissionSpool } from './forms/spool/submission-spool.ts';
import { SubmissionKeeper } from './forms/submission-keeper.ts';
import { SearchIndexes } from './search/search-indexes.ts';
import type { ClientAssets } from './shell/page-parts.ts';
import { createSite } from './site.ts';

type StartOptions = {
  assets: ClientAssets;
  /** Serves the browser's files: the built ones, or Vite's. */
  serveClient(app: FastifyInstance): Promise<void>;
};

/** A site that answers, until it is stopped. */
export type RunningSite = {
  /** Where it answers. */
  url: string;
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
  const logger = pino({ level: configuration.logLevel });
  const pageCache = new PageCache({ maximumBytes: configuration.pageCacheBytes });
  const content = new RecordedReplica();
  const indexes = recordedIndexes(new SearchIndexes(content, { logger, onRebuilt: () => pageCache.clear() }));
  const forms = new PublishedForms();
  let follower: ContentFollower | null = null;

  const redirects = new RedirectCounter({ connectionString: configuration.databaseUrl, logger });
  const keeper = new SubmissionKeeper({
    inbox: new SubmissionInbox(configuration.databaseUrl),
    spool: new SubmissionSpool(configuration.submissionsDirectory),
    directory: configuration.submissionsDirectory,
    logger,
  });
  const keepSubmission = (submission: Submission) => keeper.keep(submission);
  const { cdnPurge } = configuration;
  const front = cdnPurge && new FrontPurger({ ...cdnPurge, logger });
  const countRedirect = (from: string) => redirects.count(from);
  const context = {
    content,
    indexes,
    forms,
    pageCache,
    configuration,
    assets: options.assets,
    keepSubmission,
    countRedirect,
  };
  const app = await createSite(context, {
    processState: { follower: () => follower?.state ?? 'starting' },
    logger,
  });
  await registerMedia(app, configuration.mediaDirectory);
  await options.serveClient(app);
  const stop = async () => {
    await app.close();
    await redirects.stop();
    await keeper.stop();
    await follower?.stop();
    await front?.stop();
  };

  const { databaseUrl } = configuration;
  const purger = purgeOnChange({ cache: pageCache, content, purgeFront: (keys) => front?.purge(keys) });
  const listeners = [purger, content, indexes, forms, settingsCheck(content, logger)];
  follower = await followContent(listeners, { databaseUrl, logger, signal });
  try {
    keeper.start();
    const url = await listen(app, configuration);
    logger.info({ url, nodes: content.size }, 'The site is ready');
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
