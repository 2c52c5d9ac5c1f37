import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './person.module.css';

/** Contact details and profiles of a person. */
export function personFacts(node: PublishedNodeOf<'person'>, page: PageContext): (Fact | null)[] {
  const { messages } = page;
  return [
    node.location ? { label: messages.location, value: node.location } : null,
    node.email ? { label: messages.email, value: <a href={`mailto:${node.email}`}>{node.email}</a> } : null,
    node.links.length > 0
      ? {
          label: messages.elsewhere,
          value: (
            <ul className={styles.links}>
              {node.links.map((link) => (
                <li key={link.url}>
                  <ArrowLink url={link.url} title={link.title} />
                </li>
              ))}
            </ul>
          ),
        }
      : null,
  ];
}
