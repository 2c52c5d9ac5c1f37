import { type Image, nearestFocus, type Picture as PictureMedia, type Rendition } from '@keelstone/model';
import styles from './picture.module.css';

type PictureProps = {
  picture: PictureMedia;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly and with high priority. */
  isEarly?: boolean;
  /** Without alternative text, because text beside it says the same. */
  isDecorative?: boolean;
  className?: string;
};

/** An image in the best format and size that the browser supports, with its space reserved before it has loaded. */
export function Picture({ picture, sizes, isEarly = false, isDecorative = false, className }: PictureProps) {
  const sources = picture.kind === 'image' ? sourcesOf(picture, sizes) : [];
  const [best] = sources;
  const image = (
    <img
      src={picture.url}
      alt={isDecorative ? '' : picture.alt}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={isEarly ? 'high' : undefined}
      decoding="async"
      data-focus={picture.kind === 'image' ? focusOf(picture) : undefined}
    />
  );
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-drawing={picture.kind === 'svg' || undefined}
    >
      {isEarly && best && (
        // Hoisted into the head: there it is found before the page's styles, which are in the head, too.
        <link
          rel="preload"
          as="image"
          imageSrcSet={best.srcSet}
          imageSizes={sizes}
          type={best.type}
          fetchPriority="high"
        />
      )}
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {image}
    </picture>
  );
}

const FORMATS: readonly Rendition['format'][] = ['avif', 'webp'];

/** The attributes of a `<source>` for each format that there is, the smallest first. */
function sourcesOf({ renditions }: Image, sizes: string) {
  return FORMATS.flatMap((format) => {
    const ofFormat = renditions.filter((rendition) => rendition.format === format);
    const srcSet = ofFormat.map(({ url, width }) => `${encodeURI(url)} ${width}w`).join(', ');
    return srcSet ? [{ type: `image/${format}`, srcSet, sizes }] : [];
  });
}

/** The focal point, rounded to one of nine positions: a style attribute would violate the content security policy. */
function focusOf({ focalPoint }: Image): string {
  const { x, y } = nearestFocus(focalPoint);
  return `${x}-${y}`;
}
