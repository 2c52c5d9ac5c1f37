'use client';

import { useEffect, useRef } from 'react';
import type { LockResponse } from '../edit-lock.endpoints.ts';
import { type EditedTarget, holdLock, releaseLock } from '../lock-requests.ts';

const RENEW_MS = 30_000;
const RELEASE_AFTER_MS = 1000;

/**
 * Releases that are due, by target. Of the tab and not of one form: after a take-over Payload replaces the form, and
 * the lock that the new one holds must outlive the former.
 */
const due = new Map<string, ReturnType<typeof setTimeout>>();

/** Holds a document's lock while its form has unsaved changes; releases it when they are gone or the tab closes. */
export function useEditLock(
  target: EditedTarget | null,
  { isEditing, onResponse }: { isEditing: boolean; onResponse: (response: LockResponse) => void },
): void {
  const key = JSON.stringify(target);
  const latest = useRef(onResponse);
  latest.current = onResponse;
  useEffect(() => {
    const held = JSON.parse(key) as EditedTarget | null;
    if (!held || !isEditing) return;
    clearTimeout(due.get(key));
    let isHeld = true;
    // If the CMS is unreachable, saving will report it. What the form knows of its own saves counts when the response
    // arrives, not when it was asked for.
    const renew = () =>
      void holdLock(held).then(
        (response) => isHeld && latest.current(response),
        () => undefined,
      );
    const release = () => void releaseLock(held);
    renew();
    const timer = setInterval(renew, RENEW_MS);
    window.addEventListener('pagehide', release);
    return () => {
      isHeld = false;
      clearInterval(timer);
      window.removeEventListener('pagehide', release);
      // A refused save leaves the form without changes for a moment.
      due.set(key, setTimeout(release, RELEASE_AFTER_MS));
    };
  }, [key, isEditing]);
}
