import { messagesOf } from '@keelstone/languages/messages.ts';
import { type Language, languagePrefix } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = { language: Language; id: string; isLarge?: boolean };

/** A keyword form that leads to the search page. */
export function SearchBox({ language, id, isLarge = false }: SearchBoxProps) {
  const messages = messagesOf(language);
  return (
    <search aria-label={messages.searchThisSite} className={styles.search} data-suggests>
      <form
        className={isLarge ? `${styles.box} ${styles.large}` : styles.box}
        action={`${languagePrefix(language)}/search`}
      >
        <label className="visually-hidden" htmlFor={id}>
          {messages.searchThisSite}
        </label>
        <input
          id={id}
          type="search"
          name="keyword"
          placeholder={messages.searchPlaceholder}
          autoComplete="off"
        />
        <button type="submit">
          <Icon name="search" />
          <span className={isLarge ? undefined : 'visually-hidden'}>{messages.search}</span>
        </button>
      </form>
    </search>
  );
}
