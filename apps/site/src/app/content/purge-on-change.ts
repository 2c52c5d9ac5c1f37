import type { ContentReplica } from '@keelstone/read-model';
import type { GraphqlCache } from '../../graphql/graphql-response.ts';
import type { PageCache } from '../../http/cache/cached-response.ts';
import { EVERY_PAGE } from '../../http/cache/surrogate-keys.ts';
import type { ContentListener } from '../site-context.ts';
import { changedKeys } from './changed-keys.ts';

type Purging = {
  pageCache: PageCache;
  graphqlCache: GraphqlCache;
  content: ContentReplica;
  /** Also purges CDNs. */
  purgeCdn?: (keys: readonly string[]) => void;
};

/**
 * Discards the responses that depend on a change. It listens before the replica, whose state it compares with; both
 * happen in the same turn, so that no request comes between them.
 */
export function purgeOnChange({ pageCache, graphqlCache, content, purgeCdn }: Purging): ContentListener {
  return {
    load() {
      pageCache.clear();
      graphqlCache.clear();
      purgeCdn?.([EVERY_PAGE]);
    },
    apply(changes) {
      const keys = new Set(changes.flatMap((change) => changedKeys(change, content)));
      pageCache.purge(keys);
      graphqlCache.clear();
      purgeCdn?.([...keys]);
    },
  };
}
