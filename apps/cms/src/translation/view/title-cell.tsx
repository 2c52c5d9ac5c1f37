import { RenderDefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { hasTitle } from '../../admin/languages/title-in-another.ts';
import { titleElsewhere } from '../load-rows.ts';

/** The title in a list. Where it is not translated yet, Payload would show `<No Title>`. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, columnIndex = 0, field, i18n, link = false, payload, rowData } = props;
  // Payload also renders cells in forms, without a row.
  if (!rowData) return null;
  const name = 'name' in field ? String(field.name) : '';
  const title = hasTitle(cellData)
    ? cellData
    : await titleElsewhere(payload, {
        slug: collectionSlug as CollectionSlug,
        id: Number(rowData.id),
        field: name,
        adminLanguage: adminLanguageOf({ i18n }),
      });
  const { customCellProps, linkURL, viewType } = props;
  const clientProps = {
    cellData: title,
    collectionSlug,
    customCellProps,
    // The field as the server knows it has functions, which browsers cannot get.
    field: { name, type: 'text', admin: {} },
    link,
    linkURL,
    rowData,
    viewType,
  } as const;
  return (
    <RenderDefaultCell
      clientProps={clientProps}
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={link}
    />
  );
}
