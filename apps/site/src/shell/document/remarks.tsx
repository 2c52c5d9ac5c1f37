import styles from './remarks.module.css';

/** What a visitor should know before reading: the page is archived, or not in their language. */
export function Remarks({ remarks }: { remarks: string[] }) {
  return remarks.map((remark) => (
    <p key={remark} className={styles.remark} role="note">
      <span className="frame">{remark}</span>
    </p>
  ));
}
