import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { nameFileType } from '@keelstone/ui/download/file-type.ts';
import { formatBytes } from '@keelstone/ui/download/format-bytes.ts';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { PersonLine } from '@keelstone/ui/people/person-line.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './resource.module.css';

/** What to know before opening a file: authors, edition, number of pages, size. */
export function resourceFacts(node: PublishedNodeOf<'resource'>, page: PageContext): (Fact | null)[] {
  const { messages, language } = page;
  const { asset, pageCount, edition } = node;
  return [
    node.authors.length > 0
      ? {
          label: messages.by,
          value: (
            <ul className={styles.authors}>
              {node.authors.map((author) => (
                <li key={author.nid}>
                  <PersonLine person={author} page={page} rel="author" />
                </li>
              ))}
            </ul>
          ),
        }
      : null,
    { label: messages.published, value: <DateText seconds={node.created} language={language} /> },
    edition ? { label: messages.edition, value: edition } : null,
    pageCount ? { label: messages.pages, value: pageCount } : null,
    asset ? { label: messages.format, value: nameFileType(asset) } : null,
    asset ? { label: messages.size, value: formatBytes(asset.bytes, language) } : null,
  ];
}
