import type { ResourceTypeTerm } from '@keelstone/model';
import contours from '../../ui/contours/contours.module.css';
import styles from './sheet.module.css';

type SheetProps = { title: string; types: ResourceTypeTerm[]; fallback: string };

/** The first page of the document, as one would see it lying there. Decoration: the page says the same beside it. */
export function Sheet({ title, types, fallback }: SheetProps) {
  const icon = types.find((type) => type.iconUrl)?.iconUrl;
  return (
    <div className={`${styles.sheet} ${contours.summit}`} aria-hidden="true">
      <p className={styles.type}>
        {icon && <img src={icon} alt="" width="24" height="24" />}
        {types.map(({ label }) => label).join(', ') || fallback}
      </p>
      <p className={styles.title}>{title}</p>
    </div>
  );
}
