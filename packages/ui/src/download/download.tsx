import type { File, Language } from '@keelstone/model';
import { Breakable } from '../breakable/breakable.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './download.module.css';
import { nameFileType } from './file-type.ts';
import { formatBytes } from './format-bytes.ts';

type DownloadProps = {
  file: File;
  /** `download` labels the action, such as "Download". */
  messages: { download: string };
  language: Language;
};

/** A row that offers a file: its name, type and size. It is saved under the name that the editor gave it. */
export function Download({ file, messages, language }: DownloadProps) {
  return (
    <p className={styles.row}>
      <a className={styles.link} href={file.url} download={file.filename}>
        <span className={styles.title}>
          <span className="visually-hidden">{messages.download}: </span>
          <Breakable text={file.title} />
        </span>{' '}
        <span className={styles.facts}>
          {nameFileType(file)}, {formatBytes(file.bytes, language)}
        </span>
        <Icon name="download" />
      </a>
    </p>
  );
}
