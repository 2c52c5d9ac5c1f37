import { Breakable } from '../breakable/breakable.tsx';
import type { Signpost } from './signpost.ts';
import styles from './signpost-link.module.css';

/** A localized link. If the target is in another language, the link says so, both visibly and in its attributes. */
export function SignpostLink({ signpost, rel }: { signpost: Signpost; rel?: string }) {
  const { title, path, language, remark } = signpost;
  return (
    <>
      <a href={path} lang={language} hrefLang={language} rel={rel}>
        <Breakable text={title} />
      </a>
      {remark && <small className={styles.remark}>{remark}</small>}
    </>
  );
}
