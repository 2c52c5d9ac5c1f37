'use client';

import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { fetchUnpublished } from './unpublished-requests.ts';

/** Publishes the form's language, or all languages with their saved drafts (C-12). */
export function usePublish(): (more?: { allLanguages: boolean }) => Promise<void> {
  const { submit } = useForm();
  const { code } = useLocale();
  const info = useDocumentInfo();
  const { id, collectionSlug = '', uploadStatus } = info;

  return async ({ allLanguages } = { allLanguages: false }) => {
    if (uploadStatus === 'uploading') return;
    const query = new URLSearchParams({ locale: code, depth: '0', publishAllLocales: String(allLanguages) });
    const isSaved = await submit({
      action: `/api/${collectionSlug}${id ? `/${id}` : ''}?${query}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: 'published' },
    });
    if (!isSaved) return;
    info.setHasPublishedDoc(true);
    info.setMostRecentVersionIsAutosaved(false);
    const waiting = id ? await fetchUnpublished(collectionSlug, id).catch(() => []) : [];
    info.setUnpublishedVersionCount(waiting.length);
  };
}
