import type { Picture as PictureMedia } from '@keelstone/model';
import contours from '../contours/contours.module.css';
import { Picture } from '../picture/picture.tsx';
import styles from './portrait.module.css';

type PortraitProps = {
  name: string;
  portrait: PictureMedia | null;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
  isEarly?: boolean;
  /** The name is shown beside it, so that the picture needs no alternative text. */
  isDecorative?: boolean;
};

/** A person's picture, as wide as its container; without one, initials on the brand's contour lines. */
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

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names.at(0), names.length > 1 ? names.at(-1) : '']
    .map((part) => [...(part ?? '')].at(0) ?? '')
    .join('');
}
