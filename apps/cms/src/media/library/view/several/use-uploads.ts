import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import { useLocale } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import { descriptionIn } from '../../several/description-in-file.ts';
import { kindOfFile, textFieldOf } from '../../several/kind-of-file.ts';
import { LoggedOutError, sendFile } from './send-file.ts';

export type Upload = {
  key: number;
  file: File;
  kind: UploadSlug;
  text: string;
  /** True while `text` is what the file says about itself. */
  isSuggested: boolean;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  share: number;
  error?: string;
  id?: number;
};

let last = 0;

/** Chosen files, their texts, and how far each has been uploaded. */
export function useUploads(folder: string) {
  const { code: language } = useLocale();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }, []);

  /** Resolves when the files have been asked for their texts. */
  const add = useCallback(async (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      last += 1;
      const kind = kindOfFile(file);
      return { key: last, file, kind, text: '', isSuggested: false, state: 'waiting', share: 0 };
    });
    setUploads((all) => [...all, ...added]);
    const suggest = async ({ key, file, kind }: Upload) => {
      const text = kind === 'images' ? await descriptionIn(file) : '';
      if (text === '') return;
      // What an editor has typed meanwhile stays.
      setUploads((all) =>
        all.map((upload) =>
          upload.key === key && upload.text === '' ? { ...upload, text, isSuggested: true } : upload,
        ),
      );
    };
    await Promise.all(added.map(suggest));
  }, []);

  const remove = useCallback((key: number) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const latest = useRef(uploads);
  latest.current = uploads;
  /**
   * One after the other: side by side, each would only be slower. Each with its text of that moment, because more may
   * have been typed, or left out, while the others were sent.
   *
   * @returns whether the library has more than before, and there is a session to look at it
   */
  const sendAll = async (): Promise<boolean> => {
    let hasMore = false;
    for (const { key } of uploads) {
      const upload = latest.current.find((one) => one.key === key);
      if (!upload || upload.state === 'done') continue;
      const { kind, file, text } = upload;
      const field = textFieldOf(kind);
      change(key, { state: 'sending', share: 0 });
      try {
        const id = await sendFile({
          kind,
          file,
          fields: {
            ...(folder ? { folder } : {}),
            ...(field && text.trim() ? { [field.name]: text.trim() } : {}),
          },
          language,
          onProgress: (share) => change(key, { share }),
        });
        change(key, { state: 'done', share: 1, id });
        hasMore = true;
      } catch (error) {
        change(key, { state: 'failed', error: (error as Error).message });
        // Each of the others would ask for the password, too.
        if (error instanceof LoggedOutError) return false;
      }
    }
    return hasMore;
  };
  return { uploads, add, change, remove, sendAll };
}
