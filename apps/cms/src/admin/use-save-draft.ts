'use client';

import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';

/**
 * Saves the form as a draft, with additional values such as its state or a note.
 *
 * @returns a function, whose second argument says what has happened then; by default, that a draft was saved. It
 *   returns whether it was saved
 */
export function useSaveDraft(): (more: Record<string, unknown>, done?: string) => Promise<boolean> {
  const { submit } = useForm();
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  return async (more, done) => {
    const query = new URLSearchParams({ locale: code, depth: '0', 'fallback-locale': 'null', draft: 'true' });
    const saved = await submit({
      action: `/api/${collectionSlug}${id ? `/${id}` : ''}?${query}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { ...more, _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: done !== undefined,
    });
    if (!saved?.res.ok) return false;
    if (done !== undefined) toast.success(done);
    setUnpublishedVersionCount((count) => count + 1);
    return true;
  };
}
