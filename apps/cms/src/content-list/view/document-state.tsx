'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';
import { useSavedAt } from '../../admin/use-saved-at.ts';
import './content-list.css';

const stateSchema = v.object({ state: v.string(), text: v.string(), label: v.string() });

const readState = (type: string, id: number | string) =>
  readResponse(fetch(`/api/content/state?type=${type}&id=${id}`), v.nullable(stateSchema));

/** Above the form of a page: its state, instead of Payload's status, which knows neither review nor archive. */
export function DocumentState() {
  const { id, collectionSlug, unpublishedVersionCount, hasPublishedDoc } = useDocumentInfo();
  const savedAt = useSavedAt();
  const [found, setFound] = useState<v.InferOutput<typeof stateSchema> | null>(null);
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
