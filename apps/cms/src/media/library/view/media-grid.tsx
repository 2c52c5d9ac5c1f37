import type { LibraryItem } from '../read-library.ts';
import { hrefOf, sayFile, sayUses } from './say-item.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Media as pictures. */
export function MediaGrid({ items }: { items: readonly LibraryItem[] }) {
  return (
    <ul className="media-library__grid">
      {items.map((item) => (
        <li key={`${item.collection}:${item.id}`}>
          <a href={hrefOf(item)}>
            <Thumbnail item={item} />
            <span className="media-library__title">{item.title}</span>
          </a>
          <small>{sayFile(item)}</small>
          <small data-used={item.uses > 0}>{sayUses(item)}</small>
        </li>
      ))}
    </ul>
  );
}
