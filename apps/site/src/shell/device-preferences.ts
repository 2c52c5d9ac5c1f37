/**
 * The storage key of recent searches, which are stored only on the visitor's device. It is here and not in the
 * search folder, because withdrawing consent on any page deletes them.
 */
export const RECENT_SEARCHES_KEY = 'keelstone_recent_searches';

let mayKeep = false;
const listeners = new Set<() => void>();

/** Records whether the visitor consents; if not, stored data is deleted. */
export function decidePreferences(isAllowed: boolean): void {
  mayKeep = isAllowed;
  if (!isAllowed) deletePreferences();
  for (const listener of listeners) listener();
}

/** Whether data may be stored for convenience: only with the visitor's consent. */
export const mayKeepPreferences = (): boolean => mayKeep;

/** Calls back on each decision. @returns a function that unsubscribes */
export function onPreferencesDecided(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function deletePreferences(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Storage is not available, so there is nothing to delete.
  }
}
