import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import styles from './keyword-box.module.css';
import type { Suggestions } from './use-suggestions.ts';

/** A text split around the first occurrence of what was typed; without one, all of it is in `before`. */
type MarkedText = { before: string; typed: string; after: string };

/** Finds what was typed in a text, ignoring case (S-5). */
export function markTypedPart(text: string, typed: string): MarkedText {
  const lower = text.toLowerCase();
  const wanted = typed.trim().toLowerCase();
  const start = wanted === '' ? -1 : lower.indexOf(wanted);
  // A few letters change their length in lower case; then the offsets would not match.
  if (start < 0 || lower.length !== text.length) return { before: text, typed: '', after: '' };
  const end = start + wanted.length;
  return { before: text.slice(0, start), typed: text.slice(start, end), after: text.slice(end) };
}

type SuggestionListProps = {
  id: string;
  label: string;
  suggestions: Suggestions;
  /** Position of the active option; -1 for none. */
  active: number;
  optionId(position: number): string;
};

/** The popup of the keyword field: links, with the typed part in bold. */
export function SuggestionList({ id, label, suggestions, active, optionId }: SuggestionListProps) {
  const { items, typed } = suggestions;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.suggestions}
      hidden={items.length === 0}
      // A mouse press must not move the focus out of the field, which would apply the keyword.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map(({ title, url }, position) => {
        const marked = markTypedPart(title, typed);
        return (
          <a
            key={url}
            id={optionId(position)}
            role="option"
            aria-selected={position === active}
            tabIndex={-1}
            href={safeUrl(url)}
          >
            {marked.before}
            <b>{marked.typed}</b>
            {marked.after}
          </a>
        );
      })}
    </div>
  );
}
