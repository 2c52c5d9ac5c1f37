'use client';

import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { ReusableSummary } from '../summary.endpoint.ts';
import { readSummary } from './reuse-requests.ts';

/** The id of the reusable section that a place shows; undefined before one is chosen. */
export function chosenIn(value: unknown): number | undefined {
  const { value: chosen } = (value ?? {}) as { value?: number | { id: number } };
  return typeof chosen === 'object' ? chosen.id : chosen;
}

/** What a reusable section says in the language of the form; null while that is not known. */
export function useSummary(source: number | undefined): ReusableSummary | null {
  const { code } = useLocale();
  const [summary, setSummary] = useState<ReusableSummary | null>(null);
  useEffect(() => {
    setSummary(null);
    if (source === undefined) return;
    let isCurrent = true;
    readSummary(source, code)
      .then((found) => isCurrent && setSummary(found))
      // The form is more important than what it shows of another document.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [source, code]);
  return summary;
}
