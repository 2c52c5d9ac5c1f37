import { DateText } from '@keelstone/ui/date/date-text.tsx';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { PersonLine } from '@keelstone/ui/people/person-line.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './article.module.css';
import { readingTime } from './reading-time.site.ts';

/** What to know before reading an article: its author, age and length. */
export function articleFacts(node: PublishedNodeOf<'article'>, page: PageContext): (Fact | null)[] {
  const { messages, language } = page;
  const minutes = readingTime(node.body, node.language);
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
    { label: messages.published, value: <DateText seconds={node.publishedAt} language={language} /> },
    node.reviewedAt === null
      ? null
      : { label: messages.reviewed, value: <DateText seconds={node.reviewedAt} language={language} /> },
    minutes > 0 ? { label: messages.readingTime, value: messages.minutes(minutes) } : null,
  ];
}
