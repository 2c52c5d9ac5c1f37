import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  id: string;
  title: string;
  /** Label of the close button. */
  closeLabel: string;
  /** A click outside also closes it. */
  closesOutside?: boolean;
  /**
   * Open from the start, in its place in the page, because its content concerns the visitor who requested the
   * page.
   */
  isShown?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog (U-4), opened by links to its id, and by elements with `data-opens-dialog`. Without scripts it stays in
 * its place in the page, and appears when such a link is followed.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  closesOutside = false,
  isShown = false,
  children,
}: DialogProps) {
  const titleId = `title_${id}`;
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={titleId}
      open={isShown}
      data-dialog
      data-closes-outside={closesOutside || undefined}
    >
      <div className={styles.head}>
        <Heading level={2} className={styles.title} id={titleId}>
          {title}
        </Heading>
        <button className={styles.close} type="button" aria-label={closeLabel} data-dialog-close>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
