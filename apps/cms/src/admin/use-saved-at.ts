'use client';

import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * Returns when the form's document was saved last, in milliseconds since 1970: a save becomes known when the form can
 * be used again, so that what a panel then requests does not keep the editor waiting.
 */
export function useSavedAt(): number {
  const { lastUpdateTime } = useDocumentInfo();
  const isSaving = useFormProcessing();
  const [savedAt, setSavedAt] = useState(lastUpdateTime);
  useEffect(() => {
    if (!isSaving) setSavedAt(lastUpdateTime);
  }, [lastUpdateTime, isSaving]);
  return savedAt;
}
