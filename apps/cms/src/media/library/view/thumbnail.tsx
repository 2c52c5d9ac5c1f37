import { KINDS } from '../../say-medium.ts';
import type { LibraryItem } from '../read-library.ts';

/** What a medium looks like; for those that cannot be shown, their kind. */
export function Thumbnail({ item: { thumbnail, collection, filename } }: { item: LibraryItem }) {
  const extension = filename?.split('.').pop()?.toUpperCase();
  return (
    <span className="media-library__thumbnail" data-kind={collection}>
      {thumbnail ? (
        // biome-ignore lint/performance/noImgElement: the file is on this server, in a small size
        <img src={thumbnail} alt="" loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{extension ?? KINDS[collection]}</span>
      )}
    </span>
  );
}
