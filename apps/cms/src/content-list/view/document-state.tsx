'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSavedAt } from '../../admin/use-saved-at.ts';
import './content-list.css';

type StateLabel = { state: string; text: string; label: string };

async function readState(type: string, id: number | string): Promise<StateLabel | null> {
  const response = await fetch(`/api/content/state?type=${type}&id=${id}`, { credentials: 'same-origin' });
  return response.ok ? response.json() : null;
}

/** Above the form of a page: its state, instead of Payload's status, which knows neither review nor archive. */
export function DocumentState() {
  const { id, collectionSlug, unpublishedVersionCount, hasPublishedDoc } = useDocumentInfo();
  const savedAt = useSavedAt();
  const [found, setFound] = useState<StateLabel | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving, publishing and unpublishing may change it
  useEffect(() => {
    if (!id || !collectionSlug) return;
    let isCurrent = true;
    readState(collectionSlug, id)
      .then((state) => isCurrent && setFound(state))
      // The form is more important than its state.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [id, collectionSlug, savedAt, unpublishedVersionCount, hasPublishedDoc]);
  if (!found) return null;
  return (
    <p className="document-state">
      {found.label}:{' '}
      <span className="content-state" data-state={found.state}>
        {found.text}
      </span>
    </p>
  );
}
