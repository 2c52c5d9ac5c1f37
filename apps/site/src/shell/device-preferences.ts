/**
 * Where what the visitor searched for is kept: on their device, in this browser, and nowhere else. It stands here and not
 * with the search, because a withdrawal on any page deletes it.
 */
export const RECENT_SEARCHES_KEY = 'keelstone_recent_searches';

let mayKeep = false;
const listeners = new Set<() => void>();

/** Says whether the visitor allows it; when they do not, what is there goes. */
export function decidePreferences(isAllowed: boolean): void {
  mayKeep = isAllowed;
  if (!isAllowed) deletePreferences();
  for (const listener of listeners) listener();
}

/** Whether something may be kept for convenience: no, until the visitor has said so. */
export const mayKeepPreferences = (): boolean => mayKeep;

/** Calls back with each decision. @returns ends that */
export function onPreferencesDecided(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function deletePreferences(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // The browser lets this site keep nothing: then nothing is there.
  }
}
