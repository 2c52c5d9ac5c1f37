import { Breakable } from '../breakable/breakable.tsx';
import type { LocalizedLink } from '../link/localized-link.ts';
import styles from './reference-link.module.css';

/** A localized link. If the target is in another language, the link says so, both visibly and in its attributes. */
export function ReferenceLink({ link, rel }: { link: LocalizedLink; rel?: string }) {
  const { title, path, language, remark } = link;
  return (
    <>
      <a href={path} lang={language} hrefLang={language} rel={rel}>
        <Breakable text={title} />
      </a>
      {remark && (
        <>
          {/* Without a space, the title's last word and the remark's first are one to who hears or copies them. */}{' '}
          <small className={styles.remark}>{remark}</small>
        </>
      )}
    </>
  );
}
