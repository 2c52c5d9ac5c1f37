import type { Messages } from '@keelstone/languages/messages.ts';
import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Heading } from '@keelstone/ui/heading/heading.tsx';
import type { HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import type { SectionOf } from '../sections.model.ts';
import styles from './location-grid.module.css';

type LocationEntryProps = {
  location: SectionOf<'location_grid'>['locations'][number];
  /** Its number on the map; null if it is not on the map. */
  number: number | null;
  level: HeadingLevel;
  messages: Messages['sections']['locations'];
};

/** One office: its name, its address, and how to reach it. */
export function LocationEntry({ location, number, level, messages }: LocationEntryProps) {
  const { name, address, phone, email, isMain } = location;
  const { organisation, street, postalCode, city, country } = address;
  const lines = [organisation, street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
  return (
    <article className={styles.location} data-main={isMain || undefined}>
      <Heading level={level} className={styles.name}>
        {number !== null && <span className={styles.number}>{number}</span>}
        <span>
          <Breakable text={name} />
        </span>
      </Heading>
      {isMain && <p className={styles.main}>{messages.main}</p>}
      <address className={styles.address}>
        <p>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {phone && (
          <p>
            <span className="visually-hidden">{messages.phone}: </span>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <span className="visually-hidden">{messages.email}: </span>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </address>
    </article>
  );
}
