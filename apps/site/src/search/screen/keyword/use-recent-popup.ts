import type { Language } from '@keelstone/model/language';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { RecentSearches } from '../../browser/recent-searches.ts';
import { withKeyword } from '../../url/search-state.ts';
import { useSearch } from '../search-context.ts';
import { foundKeyword } from '../search-view.ts';
import { moveBy, type RecentPlace } from './recent-place.ts';

const NONE: readonly string[] = [];
const readNone = () => NONE;

/** The visitor's recent searches, and functions to change them. On the server, there are none. */
function useRecentSearches(language: Language) {
  const [recent] = useState(() => new RecentSearches(language));
  return { recent, keywords: useSyncExternalStore(recent.subscribe, recent.read, readNone) };
}

/**
 * The popup of recent searches, offered while the field is focused and empty (S-26): its state, its keyboard
 * handling, and how to add to it.
 *
 * @param id of the popup; the prefix of its cells' ids
 */
export function useRecentPopup(id: string, text: string) {
  const { language, messages, view, change, announce } = useSearch();
  const { recent, keywords } = useRecentSearches(language);
  const [isAsked, setAsked] = useState(false);
  const [place, setPlace] = useState<RecentPlace | null>(null);
  const isOpen = isAsked && text === '' && keywords.length > 0;
  const cellId = ({ row, column }: RecentPlace) => `${id}cell${row}-${column}`;
  const found = foundKeyword(view);

  useEffect(() => {
    if (found) recent.add(found);
  }, [found, recent]);
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

  /** @returns whether the popup has handled the key */
  const handleKey = (event: KeyboardEvent): boolean => {
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
    handleKey,
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
