import type { Picture as PictureMedia } from '@keelstone/model';
import contours from '../contours/contours.module.css';
import { Picture } from '../picture/picture.tsx';
import styles from './portrait.module.css';

type PortraitProps = {
  name: string;
  portrait: PictureMedia | null;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  isEarly?: boolean;
  /** Beside the name. */
  isDecorative?: boolean;
};

/** A person's picture, as wide as its place; initials on the terrain where there is none. */
export function Portrait({ name, portrait, ...shown }: PortraitProps) {
  if (portrait) return <Picture className={styles.portrait} picture={portrait} {...shown} />;
  return (
    <div
      className={`${styles.portrait} ${styles.initials} ${contours.summit} ${contours.onBand}`}
      aria-hidden="true"
    >
      <span>{initials(name)}</span>
    </div>
  );
}

/** First letters of the first and the last name. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names.at(0), names.length > 1 ? names.at(-1) : '']
    .map((part) => [...(part ?? '')].at(0) ?? '')
    .join('');
}
