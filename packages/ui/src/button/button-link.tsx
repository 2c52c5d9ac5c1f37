import { Icon, type IconName } from '../icon/icon.tsx';
import { isExternal, safeUrl } from '../link/safe-url.ts';
import styles from './button.module.css';

type ButtonLinkProps = { url: string; title: string; icon?: IconName; isQuiet?: boolean };

/** A link styled as the page's main action. */
export function ButtonLink({ url, title, icon, isQuiet = false }: ButtonLinkProps) {
  return (
    <a className={isQuiet ? `${styles.button} ${styles.quiet}` : styles.button} href={safeUrl(url)}>
      {title}
      <Icon name={icon ?? (isExternal(url) ? 'external' : 'arrow')} />
    </a>
  );
}
