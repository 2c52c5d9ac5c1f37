'use client';

import { useEffect, useRef } from 'react';
import type { LockAnswer } from '../edit-lock.endpoints.ts';
import { type EditedTarget, holdLock, releaseLock } from './lock-requests.ts';

const RENEW_MS = 30_000;
const RELEASE_AFTER_MS = 1000;

/** Holds a document's lock while its form has unsaved changes; releases it when they are gone or the tab closes. */
export function useEditLock(
  target: EditedTarget | null,
  { isEditing, onAnswer }: { isEditing: boolean; onAnswer: (answer: LockAnswer) => void },
): void {
  const key = JSON.stringify(target);
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const held = JSON.parse(key) as EditedTarget | null;
    if (!held || !isEditing) return;
    clearTimeout(ending.current);
    // If the CMS is unreachable, saving will report it.
    const renew = () => void holdLock(held).then(latest.current, () => undefined);
    const release = () => void releaseLock(held);
    renew();
    const timer = setInterval(renew, RENEW_MS);
    window.addEventListener('pagehide', release);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', release);
      // A refused save leaves the form without changes for a moment.
      ending.current = setTimeout(release, RELEASE_AFTER_MS);
    };
  }, [key, isEditing]);
}
