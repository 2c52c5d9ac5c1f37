'use client';

import { readerLocale, say } from '@keelstone/languages/say.ts';
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { readResponse } from '../../../admin/read-response.ts';

const textsSchema = v.object({ alt: v.nullish(v.record(v.string(), v.nullish(v.string()))) });

/** The languages in which a picture has an alternative text. */
async function readLanguages(collection: string, id: number | string): Promise<string[]> {
  const path = `/api/${collection}/${id}?locale=all&depth=0&select[alt]=true`;
  const { alt } = await readResponse(fetch(path), textsSchema);
  return Object.entries(alt ?? {}).flatMap(([language, text]) => (text ? language : []));
}

function sayLanguages(languages: readonly string[]): string {
  const names = new Intl.DisplayNames(readerLocale(), { type: 'language' });
  return new Intl.ListFormat(readerLocale()).format(languages.map((code) => names.of(code) ?? code));
}

/** Whether the file of the form is about to be replaced, or has been since the form was opened. */
function useIsReplaced(): boolean {
  const { savedDocumentData } = useDocumentInfo();
  const hasNewFile = useFormFields(([fields]) => fields.file?.value instanceof File);
  const filename: unknown = savedDocumentData?.filename;
  const opened = useRef(filename);
  opened.current ??= filename;
  return opened.current !== undefined && (hasNewFile || filename !== opened.current);
}

/** In the form of a picture whose file is replaced: which languages go on describing the former one. */
export function FormerTexts() {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const isReplaced = useIsReplaced();
  const [languages, setLanguages] = useState<string[]>([]);
  useEffect(() => {
    setLanguages([]);
    if (!isReplaced || id === undefined || !collectionSlug) return;
    let isOpen = true;
    readLanguages(collectionSlug, id)
      .then((all) => isOpen && setLanguages(all.filter((language) => language !== code)))
      // If the CMS does not respond, saving will report it.
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [isReplaced, id, collectionSlug, code]);
  const isBehind = languages.length > 0;
  return (
    <div className={isBehind ? 'field-type' : undefined} role="status">
      {isBehind &&
        say(
          'The alternative text in {languages} describes the former picture. Choose the language above to change it.',
          { languages: sayLanguages(languages) },
        )}
    </div>
  );
}
