'use client';

import { useCallback, useEffect, useState } from 'react';

/** Longer than another language takes to open. Whoever comes back later has left it. */
const KEPT_MS = 60_000;

const unsent = new Map<string, { value: unknown; closedAt?: number }>();

function readUnsent(place: string): unknown {
  const { value, closedAt = Number.POSITIVE_INFINITY } = unsent.get(place) ?? {};
  return Date.now() - closedAt < KEPT_MS ? value : undefined;
}

/**
 * What somebody enters beside the form of a document, to be sent by a button of its own. In another language the form is
 * another one, and would begin without it.
 *
 * @param place the person, the document, and what is entered
 * @param nothing what it is as long as nothing is entered
 * @returns it, and sets it, from what it is by then
 */
export function useUnsent<Value>(
  place: string,
  nothing: Value,
): [Value, (next: (before: Value) => Value) => void] {
  const read = useCallback(() => (readUnsent(place) as Value | undefined) ?? nothing, [place, nothing]);
  const [value, setValue] = useState(read);
  const set = useCallback(
    (next: (before: Value) => Value) => {
      unsent.set(place, { value: next(read()) });
      setValue(read());
    },
    [place, read],
  );
  useEffect(
    () => () => {
      const left = unsent.get(place);
      if (left) unsent.set(place, { ...left, closedAt: Date.now() });
    },
    [place],
  );
  return [value, set];
}
