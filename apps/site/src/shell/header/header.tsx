import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { CachedPart } from '../cached-part.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Navigation, placeIn } from './navigation.tsx';
import { SearchBox } from './search-box.tsx';

type HeaderProps = {
  site: SiteSettings;
  path: string;
  alternates: Partial<Record<Language, string>>;
  fallbacks: Partial<Record<Language, string>>;
  searched: string;
  /** Shows only name and language. */
  isFocused: boolean;
};

/**
 * A single strip: name, search, language, main navigation. From 640 px it sticks to the top of the window (U-5).
 * In narrow windows a button opens and closes the navigation (U-6); without JavaScript it is always expanded.
 */
export function Header({ site, path, alternates, fallbacks, searched, isFocused }: HeaderProps) {
  const messages = messagesOf(site.language);
  const hasNavigation = !isFocused && site.navigation.length > 0;
  return (
    <div className={styles.container} data-print="no" data-sticky-container>
      <header className={`frame ${styles.header}`} data-focused={isFocused || undefined} data-header>
        <Brand site={site} />
        {!isFocused && (
          <div className={styles.search}>
            <SearchBox language={site.language} id="header-keyword" />
          </div>
        )}
        <LanguageSwitcher
          language={site.language}
          path={path}
          alternates={alternates}
          fallbacks={fallbacks}
          searched={searched}
        />
        {hasNavigation && (
          <button
            className={styles.toggle}
            type="button"
            aria-expanded="false"
            aria-controls="navigation"
            data-header-toggle
          >
            <Icon name="menu" />
            {messages.menu}
          </button>
        )}
        {hasNavigation && (
          <div className={styles.navigation} data-navigation>
            <CachedPart
              site={site}
              cacheKey={`navigation ${placeIn(site.navigation, path)}`}
              render={() => <Navigation items={site.navigation} path={path} language={site.language} />}
            />
          </div>
        )}
      </header>
    </div>
  );
}
