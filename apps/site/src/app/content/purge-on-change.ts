import type { ContentReplica } from '@keelstone/read-model';
import type { PageCache } from '../../http/cache/response-cache.ts';
import { EVERY_PAGE } from '../../http/cache/surrogate-keys.ts';
import type { ContentListener } from '../site-context.ts';
import { changedKeys } from './changed-keys.ts';

type Purging = {
  cache: PageCache;
  content: ContentReplica;
  /** Tells caches in front, too. */
  purgeFront?: (keys: readonly string[]) => void;
};

/**
 * Throws away what a change makes untrue. It listens before the replica, whose state it compares with; both happen in the
 * same turn, so that no request comes between them.
 */
export function purgeOnChange({ cache, content, purgeFront }: Purging): ContentListener {
  return {
    load() {
      cache.clear();
      purgeFront?.([EVERY_PAGE]);
    },
    apply(changes) {
      const keys = new Set(changes.flatMap((change) => changedKeys(change, content)));
      cache.purge(keys);
      purgeFront?.([...keys]);
    },
  };
}
