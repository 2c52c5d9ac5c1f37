import { Breakable } from '../breakable/breakable.tsx';
import type { Signpost } from './signpost.ts';
import styles from './signpost-link.module.css';

/** A link to what a signpost names. Where that is in another language, the link says so, to eyes and to machines. */
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
