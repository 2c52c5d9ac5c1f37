import { SUGGESTION_LIMIT } from '@keelstone/model/search-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Suggestion, suggestionsSchema } from '../../query/search-response.ts';

/** Suggestions with the text for which they were requested, so that the highlighting always matches. */
export type Suggestions = { items: readonly Suggestion[]; typed: string };

const NONE: Suggestions = { items: [], typed: '' };

async function fetchSuggestions(url: string, keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const separator = url.includes('?') ? '&' : '?';
  const response = await fetch(`${url}${separator}keyword=${encodeURIComponent(keyword)}`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    signal,
  });
  if (!response.ok) return [];
  const { suggestions } = v.parse(suggestionsSchema, await response.json());
  return suggestions.slice(0, SUGGESTION_LIMIT);
}

/**
 * Requests suggestions while the visitor types (S-5). A new request aborts the previous one, and a response that
 * arrives nevertheless is dropped.
 *
 * @param onSuggested told how many there are
 */
export function useSuggestions(url: string, onSuggested: (count: number) => void) {
  const [suggestions, setSuggestions] = useState(NONE);
  const running = useRef<AbortController>(null);

  /** Removes the suggestions that are shown, and cancels pending ones. */
  const clear = useCallback(() => {
    running.current?.abort();
    setSuggestions(NONE);
  }, []);

  const ask = async (typed: string) => {
    running.current?.abort();
    if (typed.trim() === '') return setSuggestions(NONE);
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const items = await fetchSuggestions(url, typed.trim(), signal);
      if (signal.aborted) return;
      setSuggestions({ items, typed });
      onSuggested(items.length);
    } catch {
      // By specification, failures of suggestions are silent (E-6): typing continues without them.
      if (!signal.aborted) setSuggestions(NONE);
    }
  };

  useEffect(() => () => running.current?.abort(), []);
  return { suggestions, ask, clear };
}
