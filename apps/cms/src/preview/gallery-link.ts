import { signPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { PayloadRequest } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { previewExpiry } from './preview-link.ts';

/** Link to the site's gallery of all sections in all variants; valid for at least an hour. */
export function galleryLink({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const { siteUrl, previewSecret } = configurationOf(payload);
  return `${siteUrl}/preview/sections?token=${signPurposeToken('sections', previewExpiry(), previewSecret)}`;
}
