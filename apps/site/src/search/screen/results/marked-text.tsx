import { Fragment } from 'react';
import type { TextRange } from '../../query/search-query.ts';

/** A text with the words marked that were searched for. Ranges beyond its end, of a text that has changed, are left out. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const fitting = ranges.filter(({ end }) => end <= text.length);
  return (
    <>
      {fitting.map(({ start, end }, i) => (
        <Fragment key={start}>
          {text.slice(fitting[i - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(fitting.at(-1)?.end ?? 0)}
    </>
  );
}
