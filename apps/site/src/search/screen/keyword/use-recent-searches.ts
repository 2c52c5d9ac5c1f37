import type { Language } from '@keelstone/model/language';
import { useState, useSyncExternalStore } from 'react';
import { RecentSearches } from '../../browser/recent-searches.ts';

const NONE: readonly string[] = [];
const readNone = () => NONE;

/** The visitor's last searches, and how to change them. The server knows of none. */
export function useRecentSearches(language: Language) {
  const [recent] = useState(() => new RecentSearches(language));
  return { recent, keywords: useSyncExternalStore(recent.subscribe, recent.read, readNone) };
}
