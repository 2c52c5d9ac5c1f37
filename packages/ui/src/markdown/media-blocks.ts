import type { MediaItem, Picture } from '@keelstone/model';
import type { BlockContent } from 'mdast';
import { image, link, paragraph, paragraphs, quotation } from './blocks.ts';

/** Turns a path of the site into an absolute URL; leaves absolute URLs unchanged. */
export type AddressOf = (url: string) => string;

export function imageBlock(
  picture: Picture | null,
  caption: string | null,
  addressOf: AddressOf,
): BlockContent[] {
  if (!picture) return [];
  return [paragraph(image(picture.alt, addressOf(picture.url))), ...paragraphs(caption)];
}

/** The blocks of a medium: an image for pictures, a link for the others, followed by the transcript. */
export function mediaBlocks({ media, caption }: MediaItem, addressOf: AddressOf): BlockContent[] {
  switch (media.kind) {
    case 'image':
    case 'svg':
      return imageBlock(media, caption, addressOf);
    case 'file':
      return [paragraph(link(media.title, addressOf(media.url))), ...paragraphs(caption)];
    default: {
      const url = media.kind === 'remote_video' ? media.watchUrl : media.url;
      const spoken = media.transcript ? [quotation(...paragraphs(...media.transcript))] : [];
      return [paragraph(link(media.title, addressOf(url))), ...paragraphs(caption), ...spoken];
    }
  }
}
