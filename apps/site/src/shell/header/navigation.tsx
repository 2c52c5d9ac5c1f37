import type { NavigationItem } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import styles from './navigation.module.css';

type NavigationProps = { items: NavigationItem[]; path: string; language: Language };

/** The main navigation (U-2). Submenus are `<details>` elements; a script adds hover and arrow keys. */
export function Navigation({ items, path, language }: NavigationProps) {
  if (items.length === 0) return null;
  return (
    <nav id="navigation" className={styles.navigation} aria-label={messagesOf(language).mainNavigation}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.url + item.title} data-here={isWithin(path, item.url) || undefined}>
            {item.children.length > 0 || item.url === null ? (
              <Submenu item={item} path={path} language={language} />
            ) : (
              <a className={styles.top} href={item.url} aria-current={current(path, item.url)}>
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Submenu({ item, path, language }: { item: NavigationItem; path: string; language: Language }) {
  return (
    <details className={styles.submenu} name="navigation" data-submenu>
      <summary className={styles.top}>
        {item.title}
        <Icon name="caret" />
      </summary>
      <div className={styles.panel}>
        {item.url !== null && (
          <a className={styles.overview} href={item.url} aria-current={current(path, item.url)}>
            {messagesOf(language).overview(item.title)}
            <Icon name="arrow" />
          </a>
        )}
        <ul>
          {item.children.map((child) => (
            <li key={child.url + child.title}>
              <a href={child.url} aria-current={current(path, child.url)}>
                <b>{child.title}</b>
                {child.description && <span>{child.description}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const current = (path: string, url: string) => (path === url ? 'page' : undefined);
const isWithin = (path: string, url: string | null) =>
  url !== null && (path === url || path.startsWith(`${url}/`));

/** What the navigation shows of a page's path: which of its links lead to the page, or to where it is. */
export function placeIn(items: readonly NavigationItem[], path: string): string {
  const here = items.flatMap(({ url, children }) => [
    ...(isWithin(path, url) ? [`${path === url ? '=' : '<'}${url}`] : []),
    ...children.filter((child) => child.url === path).map((child) => `=${child.url}`),
  ]);
  return here.join(' ');
}
