import type { Picture } from '@keelstone/model';

/** The address of a picture for machines that fetch it from elsewhere; nothing for drawings, which they do not take. */
export function pictureAddress(picture: Picture | null, origin: string): { image?: string } {
  return picture?.kind === 'image' ? { image: new URL(picture.url, origin).href } : {};
}
