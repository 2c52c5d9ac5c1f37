import type { NodeReference } from '@keelstone/model';
import type { Fact } from '../facts/facts.tsx';
import type { PageContext } from '../pages/node-page-props.ts';
import { ReferenceLink } from '../references/reference-link.tsx';
import styles from './person-line.module.css';
import { Portrait } from './portrait.tsx';

type PersonLineProps = { person: NodeReference; page: PageContext; rel?: string };

/** A person in one line: portrait, name and role. */
export function PersonLine({ person, page, rel }: PersonLineProps) {
  const link = page.localize(person);
  const node = page.find(person);
  const role = node?.type === 'person' ? node.role : null;
  return (
    <div className={styles.person}>
      <div className={styles.portrait}>
        <Portrait name={link.title} portrait={link.picture} sizes="3.5rem" isDecorative />
      </div>
      <p className={styles.words}>
        <span className={styles.name}>
          <ReferenceLink link={link} rel={rel} />
        </span>
        {role && (
          <span className={styles.role} lang={link.language}>
            {role}
          </span>
        )}
      </p>
    </div>
  );
}

/** Who has written a text, as a fact; null if nobody is named. */
export const authorsFact = (
  authors: readonly NodeReference[],
  page: PageContext,
  className: string | undefined,
): Fact | null =>
  authors.length === 0
    ? null
    : {
        label: page.messages.by,
        value: (
          <ul className={className}>
            {authors.map((author) => (
              <li key={author.nid}>
                <PersonLine person={author} page={page} rel="author" />
              </li>
            ))}
          </ul>
        ),
      };
