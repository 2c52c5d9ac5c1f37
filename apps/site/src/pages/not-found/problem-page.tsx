import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Link } from '@keelstone/model';
import contours from '@keelstone/ui/contours/contours.module.css';
import { SearchBox } from '../../shell/header/search-box.tsx';
import styles from './problem-page.module.css';

type ProblemPageProps = { title: string; text: string; status: number | null; site: SiteSettings };

/** An error page: explains the problem, and offers the search and the main navigation. */
export function ProblemPage({ title, text, status, site }: ProblemPageProps) {
  const messages = messagesOf(site.language);
  return (
    <div className={`${contours.summit} ${styles.page}`}>
      <div className="frame grid">
        {status !== null && <p className={styles.status}>{status}</p>}
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <SearchBox language={site.language} id="problem-keyword" isLarge />
          {site.navigation.length > 0 && (
            <nav className={styles.ways} aria-label={messages.waysOn}>
              <h2 className="label">{messages.waysOn}</h2>
              <ul>
                {site.navigation
                  .flatMap(({ title, url, children }): Link[] => (url === null ? children : [{ title, url }]))
                  .map(({ title, url }) => (
                    <li key={url + title}>
                      <a href={url}>{title}</a>
                    </li>
                  ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}
