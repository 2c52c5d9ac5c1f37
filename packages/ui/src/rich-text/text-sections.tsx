import type { RichTextBlock } from '@keelstone/model';
import { Breakable } from '../breakable/breakable.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import styles from './text-sections.module.css';

type Of<Kind extends RichTextBlock['kind']> = { block: Extract<RichTextBlock, { kind: Kind }> };

/** A call to action inside a text. Its heading is no heading of the page, whose outline is that of the text. */
export function Action({ block: { heading, text, link } }: Of<'action'>) {
  return (
    <div className={styles.action}>
      {heading && (
        <p className={styles.heading}>
          <Breakable text={heading} />
        </p>
      )}
      {text && <p>{text}</p>}
      <p>
        <ButtonLink {...link} />
      </p>
    </div>
  );
}

/** Key figures inside a text. */
export function Figures({ block: { figures } }: Of<'figures'>) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, label }) => (
        <div key={`${figure} ${label}`}>
          <dt>
            <Breakable text={label} />
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
