'use client';

import { say } from '@keelstone/languages/say.ts';
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSavedAt } from '../../admin/use-saved-at.ts';
import type { Publication } from '../unpublished-languages.ts';
import { fetchPublication } from './unpublished-requests.ts';
import './publish-button.css';

/** Beside the buttons of a form: the published page in the form's language. Absent until there is one. */
export function ViewOnSite() {
  const { code } = useLocale();
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo();
  const savedAt = useSavedAt();
  const [published, setPublished] = useState<Publication['published']>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may publish, unpublish or move the page
  useEffect(() => {
    if (!id || !collectionSlug || !hasPublishedDoc) return;
    // Without a response, there is no link.
    fetchPublication(collectionSlug, id).then(
      (publication) => setPublished(publication.published),
      () => setPublished([]),
    );
  }, [id, collectionSlug, hasPublishedDoc, savedAt]);
  const address = published.find(({ language }) => language === code)?.address;
  if (!address || !hasPublishedDoc) return null;
  return (
    <a className="view-on-site" href={address} target="_blank" rel="noreferrer">
      {say('View on site')}
    </a>
  );
}
