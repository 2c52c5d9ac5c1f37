import { Breakable } from '../breakable/breakable.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './arrow-link.module.css';
import { isExternal, safeUrl } from './safe-url.ts';

/** A standalone link with an arrow. */
export function ArrowLink({ url, title }: { url: string; title: string }) {
  return (
    <a className={styles.link} href={safeUrl(url)}>
      <span>
        <Breakable text={title} />
      </span>
      <Icon name={isExternal(url) ? 'external' : 'arrow'} />
    </a>
  );
}
