import type { NodeReference } from '@keelstone/model';
import type { Surroundings } from '../pages/node-page-props.ts';
import { SignpostLink } from '../signposts/signpost-link.tsx';
import styles from './person-line.module.css';
import { Portrait } from './portrait.tsx';

type PersonLineProps = { person: NodeReference; around: Surroundings; rel?: string };

/** A person in one line: portrait, name and role. */
export function PersonLine({ person, around, rel }: PersonLineProps) {
  const signpost = around.signpost(person);
  const node = around.find(person);
  const role = node?.type === 'person' ? node.role : null;
  return (
    <div className={styles.person}>
      <div className={styles.portrait}>
        <Portrait name={signpost.title} portrait={signpost.picture} sizes="3.5rem" isDecorative />
      </div>
      <p className={styles.words}>
        <span className={styles.name}>
          <SignpostLink signpost={signpost} rel={rel} />
        </span>
        {role && (
          <span className={styles.role} lang={signpost.language}>
            {role}
          </span>
        )}
      </p>
    </div>
  );
}
