import { ButtonLink } from '@keelstone/ui/button/button-link.tsx';
import contours from '@keelstone/ui/contours/contours.module.css';
import { Heading } from '@keelstone/ui/heading/heading.tsx';
import type { HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { ParagraphSite } from '../paragraph-site.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';
import { examples } from './banners.examples.ts';
import { bannersMarkdown } from './banners.markdown.ts';
import styles from './banners.module.css';

/** Wide calls to action, one below the other. */
export function BannersParagraph({ paragraph, level }: ParagraphProps<'banners'>) {
  return (
    <div className={styles.banners} data-paragraph={paragraph.id}>
      {paragraph.banners.map((banner, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners have no ids, may repeat, and are rendered once
        <Banner key={position} banner={banner} level={level} />
      ))}
    </div>
  );
}

type BannerContent = ParagraphOf<'banners'>['banners'][number];

/** Its background is the side of its picture or, without one, the terrain. */
function Banner({ banner, level }: { banner: BannerContent; level: HeadingLevel }) {
  const { heading, text, link, picture } = banner;
  return (
    <div
      className={picture ? styles.banner : `${styles.banner} ${styles.terrain} ${contours.range}`}
      data-drawn={picture ? undefined : 'late'}
    >
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 48em) 40vw, 100vw"
          isDecorative
        />
      )}
      <div className={styles.words}>
        <Heading level={level} className={styles.heading}>
          {heading}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <p className={styles.action}>
            <ButtonLink url={link.url} title={link.title} />
          </p>
        )}
      </div>
    </div>
  );
}

export const banners: ParagraphSite<'banners'> = {
  View: BannersParagraph,
  markdown: bannersMarkdown,
  examples,
};
