'use client';

import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

/** Longer than another language takes to open, or the page to be loaded again. Whoever comes back later has left it. */
const KEPT_MS = 60_000;

const unsent = new Map<string, { value: unknown; closedAt?: number }>();

function readUnsent(place: string): unknown {
  const { value, closedAt = Number.POSITIVE_INFINITY } = unsent.get(place) ?? {};
  return Date.now() - closedAt < KEPT_MS ? value : undefined;
}

/** Where it waits for the page that is loaded again, in this tab. */
const WAITING = 'keelstone-unsent';
const waitingSchema = v.array(v.tuple([v.string(), v.object({ value: v.unknown(), closedAt: v.number() })]));

/** Such as by the dialog of a refused save, which loads what a colleague has saved. */
function keepForNextPage(): void {
  const left = [...unsent].map(([place, { value, closedAt = Date.now() }]) => [place, { value, closedAt }]);
  try {
    sessionStorage.setItem(WAITING, JSON.stringify(left));
  } catch {
    // C-14: without storage, or with too little, the page has asked before it was left.
  }
}

function takeFromFormerPage(): void {
  try {
    const left = v.parse(waitingSchema, JSON.parse(sessionStorage.getItem(WAITING) ?? '[]'));
    sessionStorage.removeItem(WAITING);
    for (const [place, entered] of left) if (!unsent.has(place)) unsent.set(place, entered);
  } catch {
    // C-14: as above, or nothing of ours.
  }
}
if (typeof window !== 'undefined') addEventListener('pagehide', keepForNextPage);

/**
 * What somebody enters beside the form of a document, to be sent by a button of its own. In another language the form is
 * another one, and would begin without it; so would the page that is loaded again.
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
  // Not at once: the server has rendered the form without it.
  useEffect(() => {
    takeFromFormerPage();
    const left = readUnsent(place);
    // It is open again, for as long as it takes.
    if (left !== undefined) unsent.set(place, { value: left });
    setValue(read());
  }, [place, read]);
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
