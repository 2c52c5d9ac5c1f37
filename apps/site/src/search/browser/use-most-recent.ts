import { useEffect, useState } from 'react';
import type { FeaturedItem } from '../query/featured-item.ts';
import type { SearchClient } from './search-client.ts';

/**
 * The items of the `Most Recent` block: the server's, or requested when the block is first shown.
 *
 * @param first null if the server rendered the page without the block
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
      // The block is optional: the results below are complete without it.
      .catch(() => {});
    return () => asking.abort();
  }, [isWanted, client, paragraphId]);
  return items ?? [];
}
