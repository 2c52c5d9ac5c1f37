import type { Messages } from '@keelstone/languages/messages.ts';
import type { Footnote } from '@keelstone/model';
import { createContext, useContext } from 'react';
import { safeUrl } from '../link/safe-url.ts';

type TextMessages = Messages['sections']['text'];

/** The notes of a text, numbered from 1. `id` distinguishes them from those of other texts on the page. */
export type FootnoteNumbers = { id: string; notes: readonly Footnote[]; messages: TextMessages };

/** Without it, as in a label, notes are left out. */
export const Footnotes = createContext<FootnoteNumbers | null>(null);

const noteId = (id: string, number: number) => `${id}note-${number}`;
const referenceId = (id: string, number: number) => `${id}to-note-${number}`;

/** The number of a note in the text, as a link to it. */
export function FootnoteReference({ note }: { note: Footnote }) {
  const footnotes = useContext(Footnotes);
  if (!footnotes) return null;
  const { id, notes, messages } = footnotes;
  const number = notes.indexOf(note) + 1;
  return (
    <sup>
      <a
        id={referenceId(id, number)}
        href={`#${noteId(id, number)}`}
        role="doc-noteref"
        aria-label={messages.footnote(number)}
      >
        {number}
      </a>
    </sup>
  );
}

/** The notes, below the text. */
export function FootnoteList({ id, notes, messages }: FootnoteNumbers) {
  if (notes.length === 0) return null;
  return (
    <section role="doc-endnotes" aria-label={messages.footnotes}>
      <ol>
        {notes.map(({ text, url }, index) => {
          const number = index + 1;
          const target = url === null ? undefined : safeUrl(url);
          return (
            <li key={noteId(id, number)} id={noteId(id, number)}>
              {target ? <a href={target}>{text}</a> : text}{' '}
              <a
                href={`#${referenceId(id, number)}`}
                role="doc-backlink"
                aria-label={`${messages.backToText} (${number})`}
              >
                ↑
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
