import { Breakable } from '../breakable/breakable.tsx';
import { HeadedSection } from './headed-section.tsx';
import styles from './titled-texts.module.css';

type TitledTextsProps = { items: readonly { title: string; text: string }[]; heading: string };

/** Short texts with titles, as a ruled table. */
export function TitledTexts({ items, heading }: TitledTextsProps) {
  if (items.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <dl className={styles.table}>
        {items.map(({ title, text }) => (
          <div key={title + text}>
            <dt>
              <Breakable text={title} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
