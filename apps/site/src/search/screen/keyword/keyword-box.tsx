import buttons from '@keelstone/ui/button/button.module.css';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { KEYWORD_LENGTH } from '../../url/search-state.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { useSearch } from '../search-context.ts';
import styles from './keyword-box.module.css';
import { RecentList } from './recent-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useRecentPopup } from './use-recent-popup.ts';
import { useSuggestionPopup } from './use-suggestion-popup.ts';

/** Prefix of the ids, which are the same on server and browser: a page has one search screen. */
const ID = 'search-';

type KeywordBoxProps = {
  text: string;
  onText(text: string): void;
  /** Called when the focus leaves the box. */
  onLeave(): void;
};

/**
 * The keyword (S-2), its button (S-4), its suggestions (S-5) and recent searches: an ARIA combobox whose options
 * are links.
 */
export function KeywordBox({ text, onText, onLeave }: KeywordBoxProps) {
  const { settings, messages, view, announce } = useSearch();
  const { keyword } = view.state;
  const [isAlive, setAlive] = useState(false);
  const popup = useSuggestionPopup(ID, settings.suggestionsUrl, (count) =>
    announce(messages.suggestionCount(count)),
  );
  const recent = useRecentPopup(`${ID}recent`, text);
  const { ask, close: closeSuggestions } = popup;
  // Without scripts there are no suggestions, so the server renders a plain text field.
  useEffect(() => setAlive(true), []);
  // When another keyword is searched for, such as by going back, suggestions for the old text no longer fit. At first,
  // this is before what was typed earlier is repeated, which asks for suggestions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyword is the trigger
  useLayoutEffect(() => {
    closeSuggestions();
  }, [closeSuggestions, keyword]);

  /** Closes the popups; a response that is still pending must not open them again (S-5). */
  const close = () => {
    closeSuggestions();
    recent.close();
  };
  /** The visitor's own searches come before those of others, and a listing of one type has only titles (S-5). */
  const suggestFor = (typed: string) => {
    const isOwn = recent.list.keywords.length > 0 || settings.contentType !== null;
    if (typed === '' && isOwn) closeSuggestions();
    else void ask(typed);
  };
  const open = () => {
    recent.open();
    if (text === '' && popup.count === 0) suggestFor(text);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isRecent = recent.handleKey(event);
    if (isRecent || popup.handleKey(event.key)) event.preventDefault();
    if (isRecent) return;
    if (event.key === 'Enter' || event.key === 'Escape') recent.close();
  };
  const combobox = isAlive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': popup.count > 0 || recent.isOpen,
    'aria-haspopup': recent.isOpen ? ('grid' as const) : undefined,
    'aria-controls': recent.isOpen ? recent.list.id : popup.list.id,
    'aria-activedescendant': popup.activeId ?? recent.activeId,
  };
  return (
    <div className={styles.box}>
      <label className="visually-hidden" htmlFor={`${ID}keyword`}>
        {messages.keyword}
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          id={`${ID}keyword`}
          name="keyword"
          type="text"
          enterKeyHint="search"
          autoCapitalize="none"
          maxLength={KEYWORD_LENGTH}
          placeholder={messages.placeholder}
          data-index-id={settings.indexId}
          data-index-name={settings.indexName}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            recent.open();
            suggestFor(event.target.value);
          }}
          onFocus={open}
          onClick={open}
          onKeyDown={handleKey}
          onBlur={() => {
            close();
            onLeave();
          }}
          {...combobox}
        />
        <PartBoundary resetKey={text}>
          {recent.isOpen && <RecentList {...recent.list} />}
          <SuggestionList {...popup.list} messages={messages} />
        </PartBoundary>
      </div>
      <button type="submit" className={buttons.button} data-print="no">
        {messages.search}
      </button>
    </div>
  );
}
