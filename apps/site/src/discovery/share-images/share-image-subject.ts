import { hash } from 'node:crypto';
import { BRAND } from '@keelstone/brand/brand.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { ContentReplica } from '@keelstone/read-model';
import { accentOf } from '../../pages/accent-of.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { ShareImageSubject } from './draw-share-image.ts';

/** Increment this when the design changes: images then get new URLs, so that no old ones are used from caches. */
const DESIGN = 1;

/** What the share image of a node shows. */
export function shareImageSubject(
  node: PublishedNode,
  content: ContentReplica,
  siteUrl: string,
): ShareImageSubject {
  const { nid, type, language, title, meta } = node;
  return {
    nid,
    type,
    language,
    title: meta?.title ?? title,
    siteName: siteSettingsOf(content, language).siteName,
    label: messagesOf(language).contentTypes[type],
    detail: typeSiteOf(type).detail?.(node as never) ?? new URL(siteUrl).host,
    accent: accentOf(node, content) ?? null,
    ...(meta?.picture ? { picture: { url: meta.picture.url, ...meta.picture.focalPoint } } : {}),
  };
}

/** Photographs are several times smaller as JPEG, and drawings as PNG. */
export const formatOf = ({ picture }: Pick<ShareImageSubject, 'picture'>) =>
  picture
    ? ({ extension: 'jpg', type: 'image/jpeg' } as const)
    : ({ extension: 'png', type: 'image/png' } as const);

/**
 * The path of an image: it includes a hash of its content, so that another title, accent, brand or design gives
 * another path.
 */
export function shareImagePath(subject: ShareImageSubject): string {
  const said = JSON.stringify([DESIGN, BRAND.digest, ...Object.entries(subject).flat()]);
  const digest = hash('sha256', said, 'base64url').slice(0, 16);
  return `/share-images/${subject.nid}-${subject.language}-${digest}.${formatOf(subject).extension}`;
}
