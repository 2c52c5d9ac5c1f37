import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** An icon beside text. It is decorative: the text says everything. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
