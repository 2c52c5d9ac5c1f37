import type { FollowLogger } from '@keelstone/read-model';
import { PublishedForms } from '../../forms/server/published-forms.ts';
import { AnswerCache } from '../../graphql/answer-cache.ts';
import { clearOnChange } from '../../graphql/clear-on-change.ts';
import { FrontPurger } from '../../http/cache/front-purger.ts';
import { PageCache } from '../../http/cache/response-cache.ts';
import { EVERY_PAGE } from '../../http/cache/surrogate-keys.ts';
import { IndexSnapshots } from '../../search/server/indexes/index-snapshots.ts';
import { SearchIndexes } from '../../search/server/indexes/search-indexes.ts';
import type { Configuration } from '../configuration.ts';
import { purgeOnChange } from './purge-on-change.ts';
import { recordedIndexes } from './recorded-indexes.ts';
import { RecordedReplica } from './recorded-replica.ts';
import { settingsCheck } from './settings-check.ts';

/** Everything of the site that holds published content, and in which order it takes changes. */
export async function openContent(configuration: Configuration, logger: FollowLogger) {
  const { cdnPurge, pageCacheBytes, graphqlCacheBytes, searchSnapshotDirectory } = configuration;
  const pageCache = new PageCache({ maximumBytes: pageCacheBytes });
  const graphqlCache = new AnswerCache({ maximumBytes: graphqlCacheBytes });
  const front = cdnPurge && new FrontPurger({ ...cdnPurge, logger });
  const content = new RecordedReplica();
  const snapshots = new IndexSnapshots(searchSnapshotDirectory, logger);
  const indexes = new SearchIndexes(content, {
    logger,
    loadsInSlices: true,
    restored: await snapshots.read(),
    onRebuilt: () => {
      pageCache.clear();
      graphqlCache.clear();
      front?.purge([EVERY_PAGE]);
    },
  });
  let isSearchable = false;
  const forms = new PublishedForms();
  const purger = purgeOnChange({ cache: pageCache, content, purgeFront: (keys) => front?.purge(keys) });
  return {
    published: { content, indexes: recordedIndexes(indexes), forms, pageCache, graphqlCache },
    // The purger compares what comes with what the replica has before.
    listeners: [purger, clearOnChange(graphqlCache), content, indexes, forms, settingsCheck(content, logger)],
    /** Resolves when searches see everything; what they see is on disk then, for the next start. */
    whenSearchable: async () => {
      await indexes.whenBuilt();
      isSearchable = true;
      await snapshots.write(indexes.current);
    },
    stop: async () => {
      if (isSearchable) await snapshots.write(indexes.current);
      await front?.stop();
    },
  };
}
