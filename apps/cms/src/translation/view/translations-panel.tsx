import type { CollectionSlug, UIFieldServerProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { titleInAnother } from '../../admin/languages/title-in-another.ts';
import { messagesIn } from '../admin-messages.ts';
import { localizedTitle } from '../collection-title.ts';
import { loadRow } from '../load-rows.ts';
import { translationStates } from '../translation-state.ts';
import { StateList } from './state-list.tsx';
import { TitleElsewhere } from './title-elsewhere.tsx';

/** How far a page is translated, beside its form. */
export async function TranslationsPanel({ collectionSlug, i18n, id, payload }: UIFieldServerProps) {
  const row =
    id === undefined
      ? undefined
      : await loadRow(payload, collectionSlug as CollectionSlug, { id: Number(id) });
  if (!row) return null;
  const { config } = payload.collections[collectionSlug as CollectionSlug];
  const states = translationStates(config.flattenedFields, row);
  const adminLanguage = adminLanguageOf({ i18n });
  const field = localizedTitle(config);
  return (
    <section className="translations-panel">
      <h2>{messagesIn(adminLanguage).panel}</h2>
      <StateList states={states} collection={collectionSlug} id={Number(id)} adminLanguage={adminLanguage} />
      {field && (
        <TitleElsewhere
          field={field}
          title={titleInAnother((row[field] ?? {}) as Record<string, unknown>, adminLanguage)}
        />
      )}
    </section>
  );
}
