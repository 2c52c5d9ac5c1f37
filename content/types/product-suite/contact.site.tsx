import type { NodeReference } from '@keelstone/model';
import { ButtonLink } from '@keelstone/ui/button/button-link.tsx';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { Portrait } from '@keelstone/ui/people/portrait.tsx';
import { SignpostLink } from '@keelstone/ui/signposts/signpost-link.tsx';
import styles from './contact.module.css';

/** Whom to ask: a face, a name, and a way to write. */
export function Contact({ person, around }: { person: NodeReference | null; around: Surroundings }) {
  if (!person) return null;
  const signpost = around.signpost(person);
  const found = around.find(person);
  const node = found?.type === 'person' ? found : null;
  return (
    <section className={styles.section}>
      <div className={`frame grid ${styles.inside}`}>
        <div className={styles.portrait}>
          <Portrait name={signpost.title} portrait={signpost.picture} sizes="12rem" isDecorative />
        </div>
        <div className={styles.words}>
          <h2 className={styles.heading}>{around.messages.whomToAsk}</h2>
          <p className={styles.name}>
            <SignpostLink signpost={signpost} />
          </p>
          {node?.role && <p lang={signpost.language}>{node.role}</p>}
          {node?.email && (
            <p className={styles.action}>
              <ButtonLink url={`mailto:${node.email}`} title={around.messages.writeTo(signpost.title)} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
