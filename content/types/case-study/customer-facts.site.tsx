import type { Messages } from '@keelstone/languages/messages.ts';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './case-study.module.css';

/** Facts about the customer: the name, followed by the editor's figures, such as staff and sites. */
export function customerFacts(
  { customer, location, facts }: PublishedNodeOf<'case_study'>,
  messages: Messages['interface'],
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
