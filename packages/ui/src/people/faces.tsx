import type { NodeReference } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import type { Surroundings } from '../pages/node-page-props.ts';
import { SignpostLink } from '../signposts/signpost-link.tsx';
import styles from './faces.module.css';
import { Portrait } from './portrait.tsx';

type FacesProps = { people: NodeReference[]; around: Surroundings; level: HeadingLevel };

/** People side by side, with their portraits, names and roles. */
export function Faces({ people, around, level }: FacesProps) {
  return (
    <ul className={styles.faces}>
      {people.map((person) => (
        <li key={person.nid} className={styles.face}>
          <Face person={person} around={around} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Face({ person, around, level }: Omit<FacesProps, 'people'> & { person: NodeReference }) {
  const signpost = around.signpost(person);
  const node = around.find(person);
  return (
    <>
      <Portrait
        name={signpost.title}
        portrait={signpost.picture}
        sizes="(min-width: 40em) 13rem, 45vw"
        isDecorative
      />
      <Heading level={level} className={styles.name}>
        <SignpostLink signpost={signpost} />
      </Heading>
      {node?.type === 'person' && node.role && (
        <p className={styles.role} lang={signpost.language}>
          {node.role}
        </p>
      )}
    </>
  );
}
