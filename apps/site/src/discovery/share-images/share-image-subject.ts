import { createHash } from 'node:crypto';
import { BRAND } from '@keelstone/brand/brand.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { ContentReplica } from '@keelstone/read-model';
import { formatLongDate } from '@keelstone/ui/date/format-date.ts';
import { accentOf } from '../../pages/accent-of.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { ShareImageSubject } from './draw-share-image.ts';

/** To be raised when the drawing changes: pictures then have new addresses, and none is kept from before. */
const DESIGN = 1;

/** One more thing that a reader wants to know before they follow a link; null where there is none. */
function detailOf(node: PublishedNode): string | null {
  switch (node.type) {
    case 'article':
      return formatLongDate(node.publishedAt, node.language);
    case 'event':
      return formatLongDate(node.startsAt, node.language, node.timeZone);
    case 'person':
      return node.role;
    case 'case_study':
      return node.customer;
    case 'testimonial':
      return node.organisation;
    case 'product_detail':
      return node.suite?.title ?? null;
    default:
      return null;
  }
}

/** What the picture of a node shows. */
export function shareImageSubject(
  node: PublishedNode,
  content: ContentReplica,
  siteUrl: string,
): ShareImageSubject {
  const { nid, type, language, title } = node;
  return {
    nid,
    type,
    language,
    title,
    siteName: siteSettingsOf(content, language).siteName,
    label: messagesOf(language).contentTypes[type],
    detail: detailOf(node) ?? new URL(siteUrl).host,
    accent: accentOf(node, content) ?? null,
  };
}

/** The path of a picture: it tells what is on it, so that another title, accent, brand or design is another path. */
export function shareImagePath(subject: ShareImageSubject): string {
  const said = JSON.stringify([DESIGN, BRAND.digest, ...Object.entries(subject).flat()]);
  const digest = createHash('sha256').update(said).digest('base64url').slice(0, 16);
  return `/share-images/${subject.nid}-${subject.language}-${digest}.png`;
}
