'use client';

import { say } from '@keelstone/languages/say.ts';
import { isLanguage } from '@keelstone/model/language';
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { TrialForm } from '../search-trial.endpoint.ts';
import { SearchTrial } from './search-trial.tsx';

type Group = NonNullable<TrialForm['group']>;

/** In the form of a group of synonyms: what a search shows now, and would show if the group were saved. */
export function GroupTrial() {
  const { id } = useDocumentInfo();
  const { getData } = useForm();
  const language = useFormFields(([fields]) => fields.language?.value);
  if (!isLanguage(language)) return null;
  const group = (): Group => {
    const { words, finds, weight, enabled } = getData() as Partial<Group>;
    const unsaved = {
      words: words ?? [],
      finds: finds ?? [],
      weight: weight ?? null,
      enabled: enabled ?? true,
    };
    return id === undefined ? unsaved : { ...unsaved, id: Number(id) };
  };
  return (
    <section className="search-trial-field" aria-label={say('Try a search with this group')}>
      <h2>{say('Try a search with this group')}</h2>
      <SearchTrial language={language} change={() => ({ group: group() })} />
    </section>
  );
}
