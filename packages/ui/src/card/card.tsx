import type { Picture as PictureMedia } from '@keelstone/model';
import { type ReactNode, useContext } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import { Heading } from '../heading/heading.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './card.module.css';
import { CardLevel, CardPictures } from './card-context.ts';

export type CardProps = {
  url: string;
  title: string;
  excerpt?: string;
  /** The kind of content: type, terms, date. */
  label?: ReactNode;
  picture?: PictureMedia | null;
  /** Shown between label and title: a date block, a portrait, a figure. */
  mark?: ReactNode;
  /** If given, the link opens a file in a new tab; the hint says so to screen reader users. */
  newTabHint?: string;
};

/** Leads to one page: a ruled entry, not a box. All of it can be clicked; the title is the link. */
export function Card({ url, title, excerpt, label, picture, mark, newTabHint }: CardProps) {
  const level = useContext(CardLevel);
  const hasPicture = useContext(CardPictures);
  const target = newTabHint ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <article className={styles.card}>
      {hasPicture && picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, 100vw"
          isDecorative
        />
      )}
      {label && <p className={styles.label}>{label}</p>}
      {mark}
      <Heading level={level} className={styles.title}>
        <a href={url} {...target}>
          <Breakable text={title} />
          {newTabHint && <span className="visually-hidden"> ({newTabHint})</span>}
        </a>
      </Heading>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
    </article>
  );
}
