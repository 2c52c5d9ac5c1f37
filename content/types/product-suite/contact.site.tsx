import type { NodeReference } from '@keelstone/model';
import { ButtonLink } from '@keelstone/ui/button/button-link.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Portrait } from '@keelstone/ui/people/portrait.tsx';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import styles from './contact.module.css';

/** The contact person: portrait, name, and how to get in touch. */
export function Contact({ person, page }: { person: NodeReference | null; page: PageContext }) {
  if (!person) return null;
  const link = page.localize(person);
  const found = page.find(person);
  const node = found?.type === 'person' ? found : null;
  return (
    <section className={styles.section}>
      <div className={`frame grid ${styles.inside}`}>
        <div className={styles.portrait}>
          <Portrait name={link.title} portrait={link.picture} sizes="12rem" isDecorative />
        </div>
        <div className={styles.words}>
          <h2 className={styles.heading}>{page.messages.whomToAsk}</h2>
          <p className={styles.name}>
            <ReferenceLink link={link} />
          </p>
          {node?.role && <p lang={link.language}>{node.role}</p>}
          {node?.email && (
            <p className={styles.action}>
              <ButtonLink url={`mailto:${node.email}`} title={page.messages.writeTo(link.title)} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
