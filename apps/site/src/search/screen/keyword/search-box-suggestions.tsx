import type { Messages } from '@keelstone/languages/messages.ts';
import { useEffect, useState } from 'react';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestionPopup } from './use-suggestion-popup.ts';

type SearchBoxSuggestionsProps = { input: HTMLInputElement; url: string; messages: Messages['search'] };

/** Suggestions for a plain search form (S-5), whose text field becomes the combobox of their popup. */
export function SearchBoxSuggestions({ input, url, messages }: SearchBoxSuggestionsProps) {
  const [announcement, setAnnouncement] = useState('');
  const popup = useSuggestionPopup(`${input.id}-`, url, (count) =>
    setAnnouncement(messages.suggestionCount(count)),
  );
  const { ask, close, handleKey, count, activeId, list } = popup;

  // Attached again after each rendering, so that they see its state.
  useEffect(() => {
    const listeners = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      on: (event: HTMLElementEventMap[K]) => void,
    ) => input.addEventListener(name, on, { signal: listeners.signal });
    const open = () => {
      if (count === 0) void ask(input.value);
    };
    listen('input', () => void ask(input.value));
    listen('focus', open);
    listen('click', open);
    listen('blur', close);
    listen('keydown', (event) => {
      if (!event.isComposing && handleKey(event.key)) event.preventDefault();
    });
    return () => listeners.abort();
  });
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', list.id);
    input.setAttribute('aria-expanded', String(count > 0));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, list.id, count, activeId]);
  // The first focus has caused the script to be loaded, and is over by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === input) void ask(input.value);
  }, []);

  return (
    <>
      <SuggestionList {...list} messages={messages} />
      <p role="status" aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}
