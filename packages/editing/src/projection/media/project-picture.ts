import type { File, Image, Picture, Rendition, Svg } from '@keelstone/model';
import { focusOf, frameOf } from '../../media/crop.ts';
import type { DownloadFile, ImageFile, SvgFile } from '../../payload-types.ts';
import type { ProjectionContext } from '../projection-context.ts';
import type { AnyRelation, Relation } from '../relation.ts';
import { downloadNameOf, downloadUrlOf, urlOf } from './media-url.ts';
import { readMedium, readText } from './read-media.ts';

function renditionsOf(document: ImageFile): Rendition[] {
  return Object.values(document.sizes ?? {})
    .filter((size) => Boolean(size?.filename && size.width && size.height))
    .map((size) => ({
      url: urlOf('images', size.filename ?? ''),
      format: size.mimeType === 'image/avif' ? ('avif' as const) : ('webp' as const),
      width: size.width ?? 0,
      height: size.height ?? 0,
    }))
    .sort((a, b) => a.width - b.width);
}

/** As it is cropped: what was cut off is nowhere in what is published, and so not public (C-16). */
function toImage(document: ImageFile, alt: string): Image {
  const frame = frameOf(document);
  return {
    kind: 'image',
    id: document.id,
    url: urlOf('images', frame?.filename ?? document.filename ?? ''),
    alt,
    width: frame?.width ?? 0,
    height: frame?.height ?? 0,
    focalPoint: focusOf(document),
    renditions: renditionsOf(document),
  };
}

const toSvg = (document: SvgFile, alt: string): Svg => ({
  kind: 'svg',
  id: document.id,
  url: urlOf('svgs', document.filename ?? ''),
  alt,
  width: document.width ?? null,
  height: document.height ?? null,
});

const toFile = (document: DownloadFile, title: string): File => ({
  kind: 'file',
  id: document.id,
  url: downloadUrlOf('files', document),
  title,
  filename: downloadNameOf(document),
  mimeType: document.mimeType ?? 'application/octet-stream',
  bytes: document.filesize ?? 0,
});

/** A raster image with its renditions. */
export async function projectImage(relation: Relation, context: ProjectionContext): Promise<Image | null> {
  const document = await readMedium('images', relation, context);
  return document && toImage(document, await readText('images', document.id, 'alt', context));
}

/** An SVG drawing. */
export async function projectSvg(relation: Relation, context: ProjectionContext): Promise<Svg | null> {
  const document = await readMedium('svgs', relation, context);
  return document && toSvg(document, await readText('svgs', document.id, 'alt', context));
}

/** A raster image or an SVG drawing. */
export async function projectPicture(
  relation: AnyRelation<'images' | 'svgs'> | null | undefined,
  context: ProjectionContext,
): Promise<Picture | null> {
  if (!relation) return null;
  const project = relation.relationTo === 'images' ? projectImage : projectSvg;
  return project(relation.value, context);
}

/** A file to download. */
export async function projectFile(relation: Relation, context: ProjectionContext): Promise<File | null> {
  const document = await readMedium('files', relation, context);
  return document && toFile(document, await readText('files', document.id, 'title', context));
}
