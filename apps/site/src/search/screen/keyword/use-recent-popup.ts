import type { Language } from '@keelstone/model/language';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { RecentSearches } from '../../browser/recent-searches.ts';
import { withKeyword } from '../../url/search-state.ts';
import { useSearch } from '../search-context.ts';
import { moveBy, type RecentPlace } from './recent-place.ts';

const NONE: readonly string[] = [];
const readNone = () => NONE;

/** The visitor's last searches, and how to change them. The server knows of none. */
function useRecentSearches(language: Language) {
  const [recent] = useState(() => new RecentSearches(language));
  return { recent, keywords: useSyncExternalStore(recent.subscribe, recent.read, readNone) };
}

/**
 * What the visitor searched for last, offered while the box has the focus and is empty (S-26): its state, what keys do
 * to it, and what is put into it.
 *
 * @param id of the popup; its cells' ids begin with it
 */
export function useRecentPopup(id: string, text: string) {
  const { language, messages, view, change, announce } = useSearch();
  const { recent, keywords } = useRecentSearches(language);
  const [isAsked, setAsked] = useState(false);
  const [place, setPlace] = useState<RecentPlace | null>(null);
  const isOpen = isAsked && text === '' && keywords.length > 0;
  const cellId = ({ row, column }: RecentPlace) => `${id}cell${row}-${column}`;
  const { keyword } = view.state;
  const { result_count, recommended } = view.response;
  const isFound = view.phase === 'ready' && keyword !== '' && (result_count > 0 || recommended.length > 0);

  useEffect(() => {
    if (isFound) recent.add(keyword);
  }, [isFound, keyword, recent]);
  useEffect(() => {
    if (isOpen) announce(messages.recentCount(keywords.length));
  }, [isOpen, keywords.length, announce, messages]);

  const close = () => {
    setAsked(false);
    setPlace(null);
  };
  const remove = (removed: string) => {
    recent.remove(removed);
    setPlace(null);
    announce(messages.recentRemoved(removed));
  };

  /** @returns whether the key was for the popup */
  const steer = (event: KeyboardEvent): boolean => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || text !== '' || keywords.length === 0) return false;
      setAsked(true);
      return true;
    }
    const next = moveBy(event.key, place, keywords.length);
    const active = typeof place?.row === 'number' ? keywords[place.row] : undefined;
    if (next !== undefined) setPlace(next);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && place) document.getElementById(cellId(place))?.click();
    else if (event.key === 'Delete' && active !== undefined) remove(active);
    else return false;
    return true;
  };
  return {
    isOpen,
    open: () => setAsked(true),
    close,
    steer,
    activeId: isOpen && place ? cellId(place) : undefined,
    list: {
      id,
      keywords,
      place,
      cellId,
      onChoose: (chosen: string) => {
        close();
        change(withKeyword(view.state, chosen));
      },
      onRemove: remove,
      onClear: () => {
        recent.clear();
        setPlace(null);
        announce(messages.recentCleared);
      },
    },
  };
}
