import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import { useLocale } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { descriptionIn } from '../../several/description-in-file.ts';
import { kindOfFile, textFieldOf } from '../../several/kind-of-file.ts';
import { sendFile } from './send-file.ts';

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

  /** One after the other: side by side, each would only be slower. */
  const sendAll = async () => {
    for (const { key, file, kind, text, state } of uploads) {
      if (state === 'done' || state === 'sending') continue;
      const field = textFieldOf(kind);
      change(key, { state: 'sending', share: 0 });
      await sendFile({
        kind,
        file,
        fields: {
          ...(folder ? { folder } : {}),
          ...(field && text.trim() ? { [field.name]: text.trim() } : {}),
        },
        language,
        onProgress: (share) => change(key, { share }),
      }).then(
        (id) => change(key, { state: 'done', share: 1, id }),
        (error: Error) => change(key, { state: 'failed', error: error.message }),
      );
    }
  };
  return { uploads, add, change, remove, sendAll };
}
