'use client';

import { useCallback, useState } from 'react';

/** As long as the page is open. */
const unsent = new Map<string, unknown>();

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
  const read = useCallback(() => (unsent.get(place) as Value | undefined) ?? nothing, [place, nothing]);
  const [value, setValue] = useState(read);
  const set = useCallback(
    (next: (before: Value) => Value) => {
      unsent.set(place, next(read()));
      setValue(read());
    },
    [place, read],
  );
  return [value, set];
}
