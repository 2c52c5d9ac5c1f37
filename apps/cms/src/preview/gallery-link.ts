import { signGalleryToken } from '@keelstone/model/tokens/gallery-token';
import type { PayloadRequest } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { previewExpiry } from './preview-link.ts';

/** Where the site shows every section in every form, to whoever has this link: for an hour at least. */
export function galleryLink({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const { siteUrl, previewSecret } = configurationOf(payload);
  return `${siteUrl}/preview/sections?token=${signGalleryToken(previewExpiry(), previewSecret)}`;
}
