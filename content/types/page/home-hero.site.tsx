import { SUMMIT } from '@keelstone/brand/built-files.ts';
import contours from '@keelstone/ui/contours/contours.module.css';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import styles from './home-hero.module.css';

/** The hero of the start page: the terrain with a single survey flag. */
export function HomeHero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={`${styles.hero} ${contours.summit} ${contours.onBand}`}>
      {/* Hoisted into the head: preloads the largest image of the first screen, which browsers would otherwise
          discover only in the stylesheet. */}
      {SUMMIT && <link rel="preload" as="image" href={SUMMIT} crossOrigin="anonymous" />}
      <div className={`frame grid ${styles.inside}`}>
        <TitleAndLead title={title} lead={lead} styles={styles} />
      </div>
    </header>
  );
}
