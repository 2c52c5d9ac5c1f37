import type { Messages } from '@keelstone/languages/messages.ts';
import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import type { Suggestion } from '../../query/search-response.ts';
import styles from './keyword-box.module.css';
import { countSuggestions, type Suggestions } from './use-suggestions.ts';

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
  messages: Pick<Messages['search'], 'suggestions' | 'suggestionGroups'>;
  suggestions: Suggestions;
  /** Position of the active option; -1 for none. */
  active: number;
  optionId(position: number): string;
};

/**
 * The popup of a keyword field: links, with the typed part in bold. First the titles (S-5), then the groups with their
 * headings (S-5), as one list for the arrow keys.
 */
export function SuggestionList({ id, messages, suggestions, active, optionId }: SuggestionListProps) {
  const { items, groups, typed } = suggestions;
  const option = ({ title, url }: Suggestion, position: number) => {
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
  };
  /** The position of a group's first option. */
  const startOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { items: before }) => sum + before.length, items.length);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={messages.suggestions}
      className={styles.suggestions}
      hidden={countSuggestions(suggestions) === 0}
      // A mouse press must not move the focus out of the field, which would apply the keyword.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map(option)}
      {groups.map(({ kind, items: grouped }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which is not a fieldset
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`} className={styles.group}>
          <p id={`${id}${kind}`} role="presentation">
            {messages.suggestionGroups[kind]}
          </p>
          {grouped.map((item, place) => option(item, startOf(group) + place))}
        </div>
      ))}
    </div>
  );
}
