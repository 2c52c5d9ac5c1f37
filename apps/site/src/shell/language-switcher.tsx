import { LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './language-switcher.module.css';
import { messagesOf } from './messages.ts';

type LanguageSwitcherProps = {
  language: Language;
  path: string;
  alternates: Partial<Record<Language, string>>;
};

/**
 * Links to this page in the other languages, or to their start page where it has no translation (C-10). Plain links
 * without JavaScript; with it the current language's link shows and hides them (U-8).
 */
export function LanguageSwitcher({ language, path, alternates }: LanguageSwitcherProps) {
  const messages = messagesOf(language);
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
        <span className="visually-hidden"> {messages.languageNames[language]}</span>
        <Icon name="caret" />
      </a>
      <ul id="languages">
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <li key={other}>
            <a href={alternates[other] ?? (languagePrefix(other) || '/')} hrefLang={other} lang={other}>
              {messages.languageNames[other]}
              {!alternates[other] && (
                <small lang={language} className={styles.note}>
                  {messages.notTranslatedHere}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
