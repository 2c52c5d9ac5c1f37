import type { CollectionSlug, UIFieldServerProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { messagesIn } from '../admin-messages.ts';
import { loadRow } from '../load-rows.ts';
import { translationStates } from '../translation-state.ts';
import { StateList } from './state-list.tsx';

/** How far a page is translated, beside its form. */
export async function TranslationsPanel({ collectionSlug, i18n, id, payload }: UIFieldServerProps) {
  const row =
    id === undefined
      ? undefined
      : await loadRow(payload, collectionSlug as CollectionSlug, { id: Number(id) });
  if (!row) return null;
  const { flattenedFields } = payload.collections[collectionSlug as CollectionSlug].config;
  const states = translationStates(flattenedFields, row);
  return (
    <section className="translations-panel">
      <h3>{messagesIn(adminLanguageOf({ i18n })).panel}</h3>
      <StateList
        states={states}
        collection={collectionSlug}
        id={Number(id)}
        adminLanguage={adminLanguageOf({ i18n })}
      />
    </section>
  );
}
