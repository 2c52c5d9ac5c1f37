import { type ContentType, DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { signPreviewToken } from '@keelstone/model/tokens/preview-token';
import type { PayloadRequest } from 'payload';
import { isStaff } from '../access/roles.ts';
import { configurationOf } from '../configuration-of.ts';

/** A link shows a draft for an hour at least. */
const LIFE_SECONDS = 3600;
/** Links end at the same moments: a form that is saved twice keeps its link, and its preview need not load anew. */
const STEP_SECONDS = 900;

export type PreviewSubject = { type: ContentType; id: number; language: Language };

/** Unix seconds at which a link that is made now ends: in 60 to 75 minutes. */
export const previewExpiry = (now: number = Date.now() / 1000): number =>
  Math.ceil((now + LIFE_SECONDS) / STEP_SECONDS) * STEP_SECONDS;

/** Where the site shows a text as it was last saved, to whoever has this link. */
export function previewLink(subject: PreviewSubject, { payload }: Pick<PayloadRequest, 'payload'>): string {
  const { siteUrl, previewSecret } = configurationOf(payload);
  return `${siteUrl}/preview/${signPreviewToken({ ...subject, expires: previewExpiry() }, previewSecret)}`;
}

/** For Payload's preview button and pane: a link for those who work here, of what has been saved once. */
export function previewLinkOf(
  type: ContentType,
  { id }: { id?: unknown },
  { locale, req }: { locale: string | undefined; req: PayloadRequest },
): string | null {
  if (!isStaff(req) || !id) return null;
  return previewLink({ type, id: Number(id), language: isLanguage(locale) ? locale : DEFAULT_LANGUAGE }, req);
}
