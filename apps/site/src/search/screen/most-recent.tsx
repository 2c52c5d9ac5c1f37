import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import type { FeaturedItem } from '../query/featured-item.ts';
import styles from './most-recent.module.css';
import { useSearch } from './search-context.ts';

type MostRecentProps = { items: readonly FeaturedItem[]; paragraphId: string | null };

/** The items pinned by an editor, then the newest resources (S-14). */
export function MostRecent({ items, paragraphId }: MostRecentProps) {
  const { messages } = useSearch();
  if (items.length === 0) return null;
  return (
    <section
      className={styles.block}
      aria-labelledby="most-recent"
      data-paragraph-id={paragraphId ?? undefined}
    >
      <h2 id="most-recent">{messages.mostRecent}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.nid}${item.heading}`}>
            <FeaturedCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeaturedCard({ item }: { item: FeaturedItem }) {
  const { messages } = useSearch();
  const { heading, link, media, linksToAsset } = item;
  const action = link?.title ?? messages.read;
  const newTab = linksToAsset ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <article className={styles.card}>
      {media && (
        <Picture
          className={media.kind === 'svg' ? styles.icon : styles.picture}
          picture={media}
          sizes="5.5rem"
          isDecorative
        />
      )}
      <h3>{heading}</h3>
      {link && (
        <p>
          <a
            href={safeUrl(link.url) ?? '#'}
            aria-label={`${action}: ${heading}${linksToAsset ? ` (${messages.opensFile})` : ''}`}
            {...newTab}
          >
            {action}
            <Icon name={linksToAsset ? 'external' : 'arrow'} />
          </a>
        </p>
      )}
    </article>
  );
}
