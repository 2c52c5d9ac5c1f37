import type { Language, Link } from '@keelstone/model';
import styles from './breadcrumbs.module.css';
import { messagesOf } from './messages.ts';

/** The way from the start page to here; nothing on pages that stand at the top. */
export function Breadcrumbs({ links, language }: { links: Link[]; language: Language }) {
  if (links.length === 0) return null;
  return (
    <nav className={`frame ${styles.breadcrumbs}`} aria-label={messagesOf(language).breadcrumbs}>
      <ol>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
