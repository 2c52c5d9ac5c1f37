import { SUGGESTION_LIMIT } from '@keelstone/model/search-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Suggestion, type SuggestionGroup, suggestionsSchema } from '../../query/search-response.ts';

/** Suggestions with the text for which they were requested, so that the highlighting always matches. */
export type Suggestions = {
  /** Titles. */
  items: readonly Suggestion[];
  groups: readonly SuggestionGroup[];
  typed: string;
};

const NONE: Suggestions = { items: [], groups: [], typed: '' };

/** How many options the popup has. */
export const countSuggestions = ({ items, groups }: Suggestions): number =>
  groups.reduce((sum, group) => sum + group.items.length, items.length);

async function fetchSuggestions(url: string, typed: string, signal: AbortSignal): Promise<Suggestions> {
  const separator = url.includes('?') ? '&' : '?';
  const query = `keyword=${encodeURIComponent(typed.trim())}&groups=all`;
  const response = await fetch(`${url}${separator}${query}`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    signal,
  });
  if (!response.ok) return NONE;
  const { suggestions, groups } = v.parse(suggestionsSchema, await response.json());
  return { items: suggestions.slice(0, SUGGESTION_LIMIT), groups, typed };
}

/**
 * Requests suggestions while the visitor types (S-5), and those for an empty field. A new request aborts the previous one, and a response that
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

  /** Requests suggestions for what is typed; for nothing typed, those of the empty field. */
  const ask = async (typed: string) => {
    running.current?.abort();
    if (typed.trim() === '') setSuggestions(NONE);
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const suggested = await fetchSuggestions(url, typed, signal);
      if (signal.aborted) return;
      setSuggestions(suggested);
      const count = countSuggestions(suggested);
      // An empty field without suggestions is what everybody expects: there is nothing to announce.
      if (count > 0 || typed.trim() !== '') onSuggested(count);
    } catch {
      // By specification, failures of suggestions are silent (E-6): typing continues without them.
      if (!signal.aborted) setSuggestions(NONE);
    }
  };

  useEffect(() => () => running.current?.abort(), []);
  return { suggestions, ask, clear };
}
