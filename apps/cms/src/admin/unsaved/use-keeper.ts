'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { discardChanges, keepChanges, newFormId, thisView } from './kept-changes.ts';
import { type KeptChanges, storeChanges } from './stored-changes.ts';

/** Less than the "few seconds", and seldom enough not to be felt while typing. */
const KEPT_EVERY_MS = 1000;
/** On the server, for other computers. Each is a request, so it is less often. */
const STORED_EVERY_MS = 5000;

/** The form that a component is in. Undefined while nobody is logged in. */
export type KeptForm = Pick<KeptChanges, 'id' | 'owner' | 'target' | 'language'> | undefined;

/** @param owner undefined while nobody is logged in */
export const useKeptForm = (owner: number | string | undefined, target: string, language: string): KeptForm =>
  useMemo(
    () => (owner === undefined ? undefined : { id: newFormId(), owner, target, language }),
    [owner, target, language],
  );

type Read = Pick<KeptChanges, 'base' | 'data'> & Partial<Pick<KeptChanges, 'target'>>;

/**
 * Keeps what is typed into a form until it is saved: in this browser a second after a change and when the page is
 * hidden or the form closes, and a few seconds later on the server.
 *
 * @param read what the form has now, and the version that it started from; null if there is nothing to save. With
 *   `target`, for another document than that of the form
 * @returns to be called after each change, and after a save
 */
export function useKeeper(form: KeptForm, read: () => Read | null) {
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unstored = useRef<KeptChanges>(undefined);
  const store = useRef(() => {
    clearTimeout(storing.current);
    storing.current = undefined;
    const changes = unstored.current;
    unstored.current = undefined;
    // If the server does not respond, the browser's copy remains.
    if (changes) storeChanges(changes).catch(() => undefined);
  });
  const keep = useRef<(of: KeptForm) => void>(() => undefined);
  keep.current = (of) => {
    clearTimeout(due.current);
    due.current = undefined;
    const typed = of && read();
    if (!typed) {
      // What has been discarded is not sent to the server when the page is left, from where it would be offered again.
      unstored.current = undefined;
      return;
    }
    // A browser that keeps nothing, such as one without storage, must not disturb who types.
    const changes = { ...of, view: thisView(), ...typed, at: Date.now() };
    keepChanges(changes).catch(() => undefined);
    unstored.current = changes;
    storing.current ??= setTimeout(store.current, STORED_EVERY_MS);
  };
  useEffect(() => {
    const keepNow = () => {
      keep.current(form);
      store.current();
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      // The form closes, or changes to another language.
      keepNow();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [form]);
  const onChange = useCallback(() => {
    due.current ??= setTimeout(() => keep.current(form), KEPT_EVERY_MS);
  }, [form]);
  const onSaved = useCallback(() => {
    unstored.current = undefined;
    if (form) discardChanges([form.id]).catch(() => undefined);
  }, [form]);
  return { onChange, onSaved };
}
