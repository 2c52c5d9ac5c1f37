import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A drawn sign beside words. It says nothing on its own: the words do. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
