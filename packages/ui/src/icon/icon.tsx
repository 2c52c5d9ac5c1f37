import styles from './icon.module.css';

/** Stroke paths on a 20 px grid. */
const ICON_PATHS = {
  search: 'M13.2 13.2 17.5 17.5M9 14.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  caret: 'm5.5 8 4.5 4.5L14.5 8',
  close: 'M5 5l10 10M15 5 5 15',
  menu: 'M3 6h14M3 10h14M3 14h14',
  external: 'M8 5H4.5v10.5H15V12M11 4.5h4.5V9M15.2 4.8 9 11',
  download: 'M10 3.5v9M6 9l4 4 4-4M3.5 16.5h13',
  flag: 'M5.5 17.5V3M5.5 3.5 15 6.5l-9.5 3.5',
  play: 'M6 3.8 15.8 10 6 16.2z',
  calendar: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3.5v3M13 3.5v3',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** An icon beside text. It is decorative: the text says everything. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
