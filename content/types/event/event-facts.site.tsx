import { isOver } from '@keelstone/ui/date/event-time.ts';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './event.module.css';
import { formatPeriod } from './format-period.site.ts';

/** What to know before attending: date, place, language, price. */
export function eventFacts(node: PublishedNodeOf<'event'>, page: PageContext): (Fact | null)[] {
  const { messages, language, now } = page;
  const fact = (label: string, value: string | null): Fact | null => (value ? { label, value } : null);
  return [
    { label: messages.when, value: formatPeriod(node, language) },
    node.place || node.address
      ? {
          label: messages.where,
          value: (
            <>
              {node.place && <span className={styles.place}>{node.place}</span>}
              {node.address && <span className={styles.address}>{node.address}</span>}
            </>
          ),
        }
      : null,
    node.onlineUrl
      ? {
          label: messages.online,
          value: isOver(node, now) ? (
            messages.alsoOnline
          ) : (
            <a href={safeUrl(node.onlineUrl)}>{messages.takePartOnline}</a>
          ),
        }
      : null,
    fact(messages.language, node.spokenLanguage),
    fact(messages.fee, node.fee),
  ];
}
