import type { PublishedNodeOf } from '@keelstone/model';
import type { Messages } from '../../shell/messages.ts';
import type { Fact } from '../../ui/facts/facts.tsx';
import styles from './page.module.css';

/** Who the customer is: the name, then what an editor counted, such as staff and sites. */
export function customerFacts(
  { customer, location, facts }: PublishedNodeOf<'case_study'>,
  messages: Messages,
): (Fact | null)[] {
  const name = [customer, location].filter((part) => part !== null);
  return [
    name.length > 0
      ? {
          label: messages.theCustomer,
          value: name.map((part) => (
            <span key={part} className={styles.who}>
              {part}
            </span>
          )),
        }
      : null,
    ...facts,
  ];
}
