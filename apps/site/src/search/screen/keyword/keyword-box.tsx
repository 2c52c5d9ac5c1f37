import buttons from '@keelstone/ui/button/button.module.css';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { KEYWORD_LENGTH } from '../../url/search-state.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { useSearch } from '../search-context.ts';
import styles from './keyword-box.module.css';
import { RecentList } from './recent-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useRecentPopup } from './use-recent-popup.ts';
import { useSuggestions } from './use-suggestions.ts';

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
  const id = useId();
  const [isAlive, setAlive] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, ask, clear } = useSuggestions(settings.suggestionsUrl, (count) => {
    setActive(-1);
    announce(messages.suggestionCount(count));
  });
  const recent = useRecentPopup(`${id}recent`, text);
  const optionId = (position: number) => `${id}option${position}`;
  const count = suggestions.items.length;
  // Without scripts there are no suggestions, so the server renders a plain text field.
  useEffect(() => setAlive(true), []);
  // When another keyword is searched for, such as by going back, suggestions for the old text no longer fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyword is the trigger
  useEffect(() => {
    clear();
    setActive(-1);
  }, [clear, keyword]);

  /** Closes the popups; a response that is still pending must not open them again (S-5). */
  const close = () => {
    clear();
    setActive(-1);
    recent.close();
  };
  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (recent.steer(event)) event.preventDefault();
    else if (event.key === 'Escape') {
      if (count > 0) event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      // One position more than there are options: -1 is the text field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Enter') {
      close();
    }
  };
  const combobox = isAlive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': count > 0 || recent.isOpen,
    'aria-haspopup': recent.isOpen ? ('grid' as const) : undefined,
    'aria-controls': recent.isOpen ? recent.list.id : `${id}list`,
    'aria-activedescendant': active >= 0 ? optionId(active) : recent.activeId,
  };
  return (
    <div className={styles.box}>
      <label className="visually-hidden" htmlFor={`${id}keyword`}>
        {messages.keyword}
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          id={`${id}keyword`}
          name="keyword"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={KEYWORD_LENGTH}
          placeholder={messages.placeholder}
          data-index-id={settings.indexId}
          data-index-name={settings.indexName}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            recent.open();
            void ask(event.target.value);
          }}
          onFocus={recent.open}
          onClick={recent.open}
          onKeyDown={steer}
          onBlur={() => {
            close();
            onLeave();
          }}
          {...combobox}
        />
        <PartBoundary resetKey={text}>
          {recent.isOpen && <RecentList {...recent.list} />}
          <SuggestionList
            id={`${id}list`}
            label={messages.suggestions}
            suggestions={suggestions}
            active={active}
            optionId={optionId}
          />
        </PartBoundary>
      </div>
      <button type="submit" className={buttons.button}>
        {messages.search}
      </button>
    </div>
  );
}
