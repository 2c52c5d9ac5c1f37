import { type AdminText, say } from '@keelstone/languages/say.ts';
import { KINDS, sayAge, saySize } from '../../say-medium.ts';
import type { LibraryItem } from '../read-library.ts';
import { hrefOf, sayDimensions, sayUses } from './say-item.ts';
import { Thumbnail } from './thumbnail.tsx';

const HEADINGS: readonly AdminText[] = ['Medium', 'Kind', 'Size', 'Pixels', 'Used', 'Uploaded'];

/** Media as a table. */
export function MediaList({ items }: { items: readonly LibraryItem[] }) {
  return (
    // Scrolls sideways on narrow screens, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="media-library__scroller" aria-label={say('Media')} tabIndex={0}>
      <table className="media-library__table">
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {say(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.collection}:${item.id}`}>
              <th scope="row">
                <Thumbnail item={item} />
                <span>
                  <a href={hrefOf(item)}>{item.title}</a>
                  {item.filename && item.filename !== item.title && <small>{item.filename}</small>}
                </span>
              </th>
              <td>{say(KINDS[item.collection])}</td>
              <td>{item.bytes === null ? '' : saySize(item.bytes)}</td>
              <td>{sayDimensions(item)}</td>
              <td>{sayUses(item)}</td>
              <td>
                <time dateTime={item.createdAt}>{sayAge(item.createdAt, Date.now())}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
