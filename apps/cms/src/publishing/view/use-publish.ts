'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';

import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import { readReplacedRedirects } from '../../redirects/replaced-redirects.ts';
import type { Publication } from '../unpublished-languages.ts';
import { fetchPublication } from './unpublished-requests.ts';

const REPLACED: AdminText =
  'The redirect from {path} is in the trash now, because this page is published there.';

/** As long as it takes to read it and to decide. */
const TOAST_MS = 12_000;

/** Publishes the form's language, or all languages with their saved drafts (C-12), and says what happened. */
export function usePublish(): (more?: { allLanguages: boolean }) => Promise<void> {
  const nameOf = useLanguageNames();
  const { getDataByPath, submit } = useForm();
  const { code } = useLocale();
  const info = useDocumentInfo();
  const { id, collectionSlug = '', uploadStatus } = info;

  const announce = (address: string | undefined, allLanguages: boolean) => {
    const isArchived = getDataByPath('moderation') === 'archived';
    const what = isArchived
      ? say('Archived.')
      : say(allLanguages ? 'Published in all languages.' : 'Published in {language}.', {
          language: nameOf(code),
        });
    const action = {
      label: say('View on site'),
      onClick: () => void window.open(address, '_blank', 'noreferrer'),
    };
    toast.success(what, { duration: TOAST_MS, ...(address ? { action } : {}) });
  };
  return async ({ allLanguages } = { allLanguages: false }) => {
    if (uploadStatus === 'uploading') return;
    const query = new URLSearchParams({ locale: code, depth: '0', publishAllLocales: String(allLanguages) });
    const isSaved = await submit({
      action: `/api/${collectionSlug}${id ? `/${id}` : ''}?${query}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: 'published' },
      // A new page has one of its own, after the change to its address.
      disableSuccessStatus: Boolean(id),
    });
    if (!isSaved?.res.ok) return;
    for (const path of readReplacedRedirects(isSaved.res.headers)) {
      toast.warning(say(REPLACED, { path }), { duration: Infinity, closeButton: true });
    }
    info.setHasPublishedDoc(true);
    info.setMostRecentVersionIsAutosaved(false);
    if (!id) return;
    const { languages, published } = await fetchPublication(collectionSlug, id).catch(
      (): Publication => ({ languages: [], published: [] }),
    );
    info.setUnpublishedVersionCount(languages.length);
    announce(published.find(({ language }) => language === code)?.address ?? undefined, allLanguages);
  };
}
