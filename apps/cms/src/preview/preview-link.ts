import { type ContentType, DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { signPreviewToken } from '@keelstone/model/tokens/preview-token';
import { signPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { PayloadRequest } from 'payload';
import { isStaff } from '../access/roles.ts';
import { configurationOf } from '../configuration-of.ts';

/** Minimum lifetime of a preview link. */
const LIFE_SECONDS = 3600;
/** Expiry times are rounded, so that a form that is saved twice keeps its link and its preview need not reload. */
const STEP_SECONDS = 900;

export type PreviewSubject = { type: ContentType; id: number; language: Language };

/** Expiry of a link made now, in Unix seconds: in 60 to 75 minutes. */
export const previewExpiry = (now: number = Date.now() / 1000): number =>
  Math.ceil((now + LIFE_SECONDS) / STEP_SECONDS) * STEP_SECONDS;

/** Link to the site's preview of a document as last saved, valid for anyone who has it. */
export function previewLink(subject: PreviewSubject, { payload }: Pick<PayloadRequest, 'payload'>): string {
  const { siteUrl, previewSecret } = configurationOf(payload);
  return `${siteUrl}/preview/${signPreviewToken({ ...subject, expires: previewExpiry() }, previewSecret)}`;
}

/**
 * The same for the preview beside a form, which also shows what is not saved: its own token is in the fragment, which
 * browsers do not send, and which the preview removes from its address before anybody shares that.
 */
function livePreviewLink(subject: PreviewSubject, req: Pick<PayloadRequest, 'payload'>): string {
  const grant = { ...subject, expires: previewExpiry(), form: true } as const;
  const token = signPreviewToken(grant, configurationOf(req.payload).previewSecret);
  return `${previewLink(subject, req)}#form=${token}`;
}

/** For Payload's preview button and pane: a link for staff; only once the document has been saved. */
const forStaff =
  (link: typeof previewLink) =>
  (
    type: ContentType,
    { id }: { id?: unknown },
    { locale, req }: { locale: string | undefined; req: PayloadRequest },
  ): string | null => {
    if (!isStaff(req) || !id) return null;
    return link({ type, id: Number(id), language: isLanguage(locale) ? locale : DEFAULT_LANGUAGE }, req);
  };

export const previewLinkOf = forStaff(previewLink);
export const livePreviewLinkOf = forStaff(livePreviewLink);

/** Link to the site's gallery of all sections in all variants; valid for at least an hour. */
export function galleryLink({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const { siteUrl, previewSecret } = configurationOf(payload);
  return `${siteUrl}/preview/sections?token=${signPurposeToken('sections', previewExpiry(), previewSecret)}`;
}
