/**
 * The address of a document's form in the admin.
 *
 * @param collection its slug; for page types, the name of the type
 * @param language whose text the form shows; without one, that which the editor looked at last
 */
export const formPath = (collection: string, id: number | string, language?: string): string =>
  `/admin/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`;
