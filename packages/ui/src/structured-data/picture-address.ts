import type { Picture } from '@keelstone/model';

/** The absolute URL of a picture for crawlers; nothing for SVGs, which they do not accept. */
export function pictureAddress(picture: Picture | null, origin: string): { image?: string } {
  return picture?.kind === 'image' ? { image: new URL(picture.url, origin).href } : {};
}
