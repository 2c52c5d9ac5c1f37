import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import type { Breadcrumb } from '../page-parts.ts';
import styles from './breadcrumbs.module.css';

/** The path from the start page to this page; nothing on top-level pages. */
export function Breadcrumbs({ links, language }: { links: Breadcrumb[]; language: Language }) {
  if (links.length === 0) return null;
  return (
    <nav className={`frame ${styles.breadcrumbs}`} aria-label={messagesOf(language).breadcrumbs}>
      <ol>
        {links.map((link) => (
          <li key={link.url} lang={link.language}>
            <a href={link.url} hrefLang={link.language}>
              {link.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
