'use client';

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import { useLeaveWarning } from '../../admin/unsaved/use-leave-warning.ts';

const RENEWED_AFTER_MS = 60_000;

const holderSchema = v.object({ holder: v.object({ name: v.string(), isOwn: v.boolean() }) });

/**
 * While there is something to save: holds the lock of the document (C-14), and warns before the page is left.
 *
 * @param address of the endpoint of the translation: `/api/<type>/<id>/translation`
 * @returns who else is editing the document
 */
export function useUnsaved(address: string, isDirty: boolean, message: string): string | null {
  const [holder, setHolder] = useState<string | null>(null);
  useLeaveWarning(isDirty, message);
  useEffect(() => {
    if (!isDirty) return;
    const [, , collection, id] = address.split('/');
    const target = { collection, id: Number(id) };
    const hold = async () => {
      const request = fetch('/api/edit-locks/hold', jsonRequest(target));
      const { holder: found } = await readResponse(request, holderSchema);
      setHolder(found.isOwn ? null : found.name);
    };
    // Without the lock, a save on top of another is refused all the same.
    const tryToHold = () => void hold().catch(() => {});
    tryToHold();
    const timer = setInterval(tryToHold, RENEWED_AFTER_MS);
    const release = () => void navigator.sendBeacon('/api/edit-locks/release', JSON.stringify(target));
    // Of a tab that closes, React ends nothing.
    addEventListener('pagehide', release);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', release);
      release();
      // Nobody asks any more whether they still do.
      setHolder(null);
    };
  }, [address, isDirty]);
  return holder;
}
