import { useEffect, useState } from 'react';
import type { FeaturedItem } from '../query/featured-item.ts';
import type { SearchClient } from './search-client.ts';

/**
 * The items of the `Most Recent` block: the server's, or asked for when the block is shown for the first time.
 *
 * @param first null when the server rendered a page without the block
 */
export function useMostRecent(
  first: FeaturedItem[] | null,
  isShown: boolean,
  client: SearchClient,
  paragraphId: string | null,
): FeaturedItem[] {
  const [items, setItems] = useState(first);
  const isWanted = isShown && items === null;
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    client
      .mostRecent(paragraphId, asking.signal)
      .then((found) => {
        if (!asking.signal.aborted) setItems(found);
      })
      // The block is an extra: without it the results below are still all there.
      .catch(() => {});
    return () => asking.abort();
  }, [isWanted, client, paragraphId]);
  return items ?? [];
}
