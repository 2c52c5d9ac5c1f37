import type { Audio, Language, Video } from '@keelstone/model';
import { nameFileType } from '../download/file-type.ts';
import { formatBytes } from '../download/format-bytes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './recording.module.css';

type SaveLinkProps = { recording: Audio | Video; download: string; language: Language };

/** A link to download the recording. */
export function SaveLink({ recording, download, language }: SaveLinkProps) {
  return (
    <a className={styles.link} href={recording.url} data-print="no" download={recording.filename}>
      <Icon name="download" />
      <span>{download}</span>
      <span className={styles.facts}>
        {nameFileType(recording)}, {formatBytes(recording.bytes, language)}
      </span>
    </a>
  );
}
