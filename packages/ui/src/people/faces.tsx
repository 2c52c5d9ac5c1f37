import type { NodeReference } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import type { PageContext } from '../pages/node-page-props.ts';
import { ReferenceLink } from '../references/reference-link.tsx';
import styles from './faces.module.css';
import { Portrait } from './portrait.tsx';

type FacesProps = { people: NodeReference[]; page: PageContext; level: HeadingLevel };

/** People side by side, with their portraits, names and roles. */
export function Faces({ people, page, level }: FacesProps) {
  return (
    <ul className={styles.faces}>
      {people.map((person) => (
        <li key={person.nid} className={styles.face}>
          <Face person={person} page={page} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Face({ person, page, level }: Omit<FacesProps, 'people'> & { person: NodeReference }) {
  const link = page.localize(person);
  const node = page.find(person);
  return (
    <>
      <Portrait
        name={link.title}
        portrait={link.picture}
        sizes="(min-width: 40em) 13rem, 45vw"
        isDecorative
      />
      <Heading level={level} className={styles.name}>
        <ReferenceLink link={link} />
      </Heading>
      {node?.type === 'person' && node.role && (
        <p className={styles.role} lang={link.language}>
          {node.role}
        </p>
      )}
    </>
  );
}
