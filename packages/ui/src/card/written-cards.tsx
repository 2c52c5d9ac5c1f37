import type { FeaturedCard } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './written-cards.module.css';

/** Cards written by an editor, side by side, as many as fit the container, not the window. */
export function WrittenCards({ cards, level }: { cards: FeaturedCard[]; level: HeadingLevel }) {
  return (
    <div className={styles.cards}>
      <ul className={styles.list}>
        {cards.map((card, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no ids, may repeat, and are rendered once
          <li key={position} className={styles.place}>
            <WrittenCard card={card} level={level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WrittenCard({ card, level }: { card: FeaturedCard; level: HeadingLevel }) {
  return (
    <div className={styles.card}>
      {card.media && (
        <Picture
          className={styles.media}
          picture={card.media}
          sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, 100vw"
          isDecorative
        />
      )}
      <div>
        <Heading level={level} className={styles.title}>
          {card.heading}
        </Heading>
        {card.text && <p className={styles.text}>{card.text}</p>}
        {card.link && <ArrowLink url={card.link.url} title={card.link.title} />}
      </div>
    </div>
  );
}
