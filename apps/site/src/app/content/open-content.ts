import type { FollowLogger } from '@keelstone/read-model';
import { PublishedForms } from '../../forms/server/published-forms.ts';
import type { GraphqlResponse } from '../../graphql/graphql-response.ts';
import type { CachedResponse } from '../../http/cache/cached-response.ts';
import { CdnPurger } from '../../http/cache/cdn-purger.ts';
import { ResponseCache } from '../../http/cache/response-cache.ts';
import { EVERY_PAGE } from '../../http/cache/surrogate-keys.ts';
import { IndexSnapshots } from '../../search/server/indexes/index-snapshots.ts';
import { SearchIndexes } from '../../search/server/indexes/search-indexes.ts';
import { siteZoneFollower } from '../../shell/follow-site-zone.ts';
import type { Configuration } from '../configuration.ts';
import { purgeOnChange } from './purge-on-change.ts';
import { recordedIndexes } from './recorded-indexes.ts';
import { RecordedReplica } from './recorded-replica.ts';
import { settingsCheck } from './settings-check.ts';

/** Creates everything that holds published content, in the order in which it receives changes. */
export async function openContent(configuration: Configuration, logger: FollowLogger) {
  const { cdnPurge, pageCacheBytes, graphqlCacheBytes, searchSnapshotDirectory } = configuration;
  const pageCache = new ResponseCache<CachedResponse>({ maximumBytes: pageCacheBytes });
  const graphqlCache = new ResponseCache<GraphqlResponse>({ maximumBytes: graphqlCacheBytes });
  const front = cdnPurge && new CdnPurger({ ...cdnPurge, logger });
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
  const purgeCdn = (keys: readonly string[]) => front?.purge(keys);
  const purger = purgeOnChange({ pageCache, graphqlCache, content, purgeCdn });
  return {
    published: { content, indexes: recordedIndexes(indexes), forms, pageCache, graphqlCache },
    // The purger must come first, because it compares a change with the replica's state before it.
    listeners: [purger, content, indexes, forms, siteZoneFollower, settingsCheck(content, logger)],
    /** Resolves when searches see all content; by then, the indexes have been written to disk for the next start. */
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
