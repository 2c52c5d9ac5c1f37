import { SUMMIT } from '@keelstone/brand/built-files.ts';
import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import contours from '@keelstone/ui/contours/contours.module.css';
import styles from './home-hero.module.css';

/** The start page's opening: the terrain, and one flag where somebody has measured it. */
export function HomeHero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={`${styles.hero} ${contours.summit} ${contours.onBand}`}>
      {/* Stands in the head. The largest thing of the first screen, which a browser finds in the stylesheet only. */}
      {SUMMIT && <link rel="preload" as="image" href={SUMMIT} crossOrigin="anonymous" />}
      <div className={`frame grid ${styles.inside}`}>
        <h1 className={styles.title}>
          <Breakable text={title} />
        </h1>
        {lead && (
          <p className={styles.lead}>
            <Breakable text={lead} />
          </p>
        )}
      </div>
    </header>
  );
}
