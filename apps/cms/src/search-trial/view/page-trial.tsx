'use client';

import { say } from '@keelstone/languages/say.ts';
import type { ContentType } from '@keelstone/model/content-type';
import { isLanguage } from '@keelstone/model/language';
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { SearchTrial } from './search-trial.tsx';

/** In the form of a page: what a search shows now, and would show if the page were published as it is in the form. */
export function PageTrial() {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { getData } = useForm();
  if (id === undefined || !isLanguage(code)) return null;
  const page = () => ({ type: collectionSlug as ContentType, id: Number(id), data: getData() });
  return (
    <section className="field-type search-trial-field" aria-label={say('Try the search with this page')}>
      <h2>{say('Try the search with this page')}</h2>
      <p>
        {say(
          'Compares the search as it is with what it would find if this page were published as it is here.',
        )}
      </p>
      <SearchTrial language={code} change={() => ({ page: page() })} />
    </section>
  );
}
