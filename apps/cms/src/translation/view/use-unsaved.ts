'use client';

import { useEffect, useState } from 'react';
import { useLeaveWarning } from '../../admin/unsaved/use-leave-warning.ts';
import { holdLock, releaseLock } from '../../concurrent-edits/lock-requests.ts';

const RENEWED_AFTER_MS = 60_000;

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
    const target = { collection: String(collection), id: Number(id) };
    const hold = async () => {
      const { holder: found } = await holdLock(target);
      setHolder(found.isOwn ? null : found.name);
    };
    // Without the lock, a save on top of another is refused all the same.
    const tryToHold = () => void hold().catch(() => {});
    tryToHold();
    const timer = setInterval(tryToHold, RENEWED_AFTER_MS);
    const release = () => void releaseLock(target);
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
