import type { Image, Picture as PictureMedia, Rendition } from '@keelstone/model';
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
      {picture.kind === 'image' &&
        (['avif', 'webp'] as const).map((format) => (
          <Source key={format} image={picture} format={format} sizes={sizes} />
        ))}
      {image}
    </picture>
  );
}

function Source({ image, format, sizes }: { image: Image; format: Rendition['format']; sizes: string }) {
  const renditions = image.renditions.filter((rendition) => rendition.format === format);
  if (renditions.length === 0) return null;
  const sources = renditions.map(({ url, width }) => `${encodeURI(url)} ${width}w`).join(', ');
  return <source type={`image/${format}`} srcSet={sources} sizes={sizes} />;
}

/** The focal point, rounded to one of nine positions: a style attribute would violate the content security policy. */
function focusOf({ focalPoint }: Image): string {
  const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 100 : 50);
  return `${third(focalPoint.x)}-${third(focalPoint.y)}`;
}
