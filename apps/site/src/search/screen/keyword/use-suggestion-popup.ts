import { useCallback, useEffect, useState } from 'react';
import { countSuggestions, useSuggestions } from './use-suggestions.ts';

/**
 * The popup of suggestions of a keyword field: its state and its keyboard handling (S-5). The focus stays in the
 * field; arrow keys move through all options and the field itself, cyclically.
 *
 * @param id prefix of the ids of popup and options
 * @param onSuggested told how many options there are
 */
export function useSuggestionPopup(id: string, url: string, onSuggested: (count: number) => void) {
  const [active, setActive] = useState(-1);
  const {
    suggestions,
    ask: request,
    clear,
  } = useSuggestions(url, (count) => {
    setActive(-1);
    onSuggested(count);
  });
  const count = countSuggestions(suggestions);
  const optionId = (position: number) => `${id}option${position}`;
  // After a failed request there are none, whichever was active before.
  const activeId = count > 0 && active >= 0 ? optionId(active) : undefined;

  /** Requests suggestions for another text. Enter searches for it until the visitor chooses one again. */
  const ask = (typed: string) => {
    setActive(-1);
    return request(typed);
  };

  /** Closes the popup; a response that is still pending must not open it again (S-5). */
  const close = useCallback(() => {
    clear();
    setActive(-1);
  }, [clear]);

  // The popup scrolls if it is higher than the window.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** @returns whether the popup has handled the key */
  const handleKey = (key: string): boolean => {
    if (key === 'Escape') {
      close();
      return count > 0;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      // One position more than there are options: -1 is the text field itself.
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
      return true;
    }
    if (key !== 'Enter') return false;
    if (activeId) document.getElementById(activeId)?.click();
    else close();
    return activeId !== undefined;
  };
  return { count, activeId, ask, close, handleKey, list: { id: `${id}list`, suggestions, active, optionId } };
}
