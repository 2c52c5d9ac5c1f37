import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import type { ReactNode } from 'react';
import styles from './ruled-works.module.css';

export type Work = { key: number; title: string; url: string; date: ReactNode; kind: ReactNode };

/** A person's works, one per line: date, title and kind. */
export function RuledWorks({ works }: { works: Work[] }) {
  return (
    <ul className={styles.works}>
      {works.map(({ key, title, url, date, kind }) => (
        <li key={key} className={styles.work}>
          <p className={styles.date}>{date}</p>
          <h3 className={styles.title}>
            <a href={url}>
              <Breakable text={title} />
            </a>
          </h3>
          <p className={styles.kind}>{kind}</p>
        </li>
      ))}
    </ul>
  );
}
