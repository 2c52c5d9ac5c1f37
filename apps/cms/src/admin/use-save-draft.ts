'use client';

import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';

/** Saves the form as a draft, with additional values such as its state or a note. */
export function useSaveDraft(): (more: Record<string, unknown>) => Promise<void> {
  const { submit } = useForm();
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  return async (more) => {
    const query = new URLSearchParams({ locale: code, depth: '0', 'fallback-locale': 'null', draft: 'true' });
    await submit({
      action: `/api/${collectionSlug}${id ? `/${id}` : ''}?${query}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { ...more, _status: 'draft' },
      skipValidation: true,
    });
    setUnpublishedVersionCount((count) => count + 1);
  };
}
