import { languages } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { homePath, LANGUAGES, type Language } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import styles from './language-switcher.module.css';

type LanguageSwitcherProps = {
  language: Language;
  path: string;
  alternates: Partial<Record<Language, string>>;
  /** Where the page is shown in languages into which it has not been translated. */
  fallbacks: Partial<Record<Language, string>>;
  /** The part of the URL after the page's path: the current search. */
  searched: string;
};

/**
 * Links to this page in the other languages; if there is no translation, to what is shown instead, or otherwise
 * to the language's start page (C-10). Plain links without JavaScript; with it, the current language's link
 * shows and hides the others (U-8), and the search screen adds its search to them.
 */
export function LanguageSwitcher({ language, path, alternates, fallbacks, searched }: LanguageSwitcherProps) {
  const messages = messagesOf(language);
  const pageIn = (other: Language) => alternates[other] ?? fallbacks[other];
  return (
    <nav className={styles.switcher} aria-label={messages.language} data-language-switcher>
      <a
        className={styles.current}
        href={path}
        lang={language}
        aria-current="true"
        aria-controls="languages"
        data-language-current
      >
        {language.toUpperCase()}
        <span className="visually-hidden"> {languages[language].name}</span>
        <Icon name="caret" />
      </a>
      <ul id="languages">
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <li key={other}>
            <a
              href={pageIn(other) ? `${pageIn(other)}${searched}` : homePath(other)}
              hrefLang={other}
              lang={other}
              data-page-path={pageIn(other)}
            >
              {languages[other].name}
              {!alternates[other] && (
                <small lang={language} className={styles.note}>
                  {fallbacks[other] ? messages.shownUntranslated : messages.notTranslatedHere}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
