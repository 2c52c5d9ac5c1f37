import type { Image, ResourceTypeTerm } from '@keelstone/model';
import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import contours from '@keelstone/ui/contours/contours.module.css';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import styles from './sheet.module.css';

type SheetProps = {
  title: string;
  types: ResourceTypeTerm[];
  fallback: string;
  /** An image of the first page, if there is one. */
  preview: Image | null;
  /** At the bottom: edition, number of pages. */
  foot: string;
};

/** The first page of the document. Decorative: the page contains the same information. */
export function Sheet({ title, types, fallback, preview, foot }: SheetProps) {
  if (preview) {
    return (
      <div className={`${styles.sheet} ${styles.photographed}`}>
        <Picture picture={preview} sizes="(min-width: 64em) 25rem, 17rem" isEarly />
      </div>
    );
  }
  const icon = types.find((type) => type.iconUrl)?.iconUrl;
  return (
    <div className={`${styles.sheet} ${contours.summit}`} aria-hidden="true">
      <p className={styles.type}>
        {icon && <img src={icon} alt="" width="24" height="24" />}
        <span>
          <Breakable text={types.map(({ label }) => label).join(', ') || fallback} />
        </span>
      </p>
      <p className={styles.title}>
        <Breakable text={title} />
      </p>
      {foot && (
        <p className={styles.foot}>
          <Breakable text={foot} />
        </p>
      )}
    </div>
  );
}
