import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { loadRow } from '../load-rows.ts';
import { translationStates } from '../translation-state.ts';
import { StateList } from './state-list.tsx';

/** How far a page in a list is translated. */
export async function TranslationsCell(props: DefaultServerCellComponentProps) {
  const { collectionConfig, collectionSlug, i18n, payload, rowData } = props;
  // Payload also renders cells in forms, without a row.
  if (!rowData) return null;
  const id = Number(rowData.id);
  const row = await loadRow(payload, collectionSlug as CollectionSlug, { id });
  if (!row) return null;
  const states = translationStates(collectionConfig.flattenedFields, row);
  return (
    <StateList
      states={states}
      collection={collectionSlug}
      id={id}
      adminLanguage={adminLanguageOf({ i18n })}
    />
  );
}
