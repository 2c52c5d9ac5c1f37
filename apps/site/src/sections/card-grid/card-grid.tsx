import type { FeaturedCard, SectionOf } from '@keelstone/model';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx';
import styles from './card-grid.module.css';

/** Cards an editor wrote. */
export function CardGridSection({ section }: { section: SectionOf<'card_grid'> }) {
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.heading}>
        <SectionHeading text={section.heading} />
      </div>
      <ul className={styles.cards}>
        {section.cards.map((card) => (
          <li key={card.heading} className={styles.card}>
            <EditorsCard card={card} isUnderHeading={section.heading !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EditorsCard({ card, isUnderHeading }: { card: FeaturedCard; isUnderHeading: boolean }) {
  const Heading = isUnderHeading ? 'h3' : 'h2';
  return (
    <>
      {card.media && (
        <Picture
          className={styles.media}
          picture={card.media}
          sizes="(min-width: 64em) 30vw, 100vw"
          isDecorative
        />
      )}
      <Heading className={styles.title}>{card.heading}</Heading>
      {card.text && <p className={styles.text}>{card.text}</p>}
      {card.link && <ArrowLink url={card.link.url} title={card.link.title} />}
    </>
  );
}
