import type { PublishedNodeOf } from '@keelstone/model';
import type { Fact } from '../../ui/facts/facts.tsx';
import { safeUrl } from '../../ui/link/safe-url.ts';
import { isOver } from '../event-time.ts';
import type { Surroundings } from '../node-page-props.ts';
import { formatPeriod } from './format-period.ts';
import styles from './page.module.css';

/** What one has to know to come: when, where, in which language, for how much. */
export function eventFacts(node: PublishedNodeOf<'event'>, around: Surroundings): (Fact | null)[] {
  const { messages, language, now } = around;
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
