/** The header that says from which fields the forms of a page of the admin were made. */
export const FIELDS_HEADER = 'x-fields';

/** The name of the `meta` element by which the page is told. */
export const FIELDS_META = 'keelstone-fields';

/** From which fields the forms of this page of the admin were made; null if it does not say so. */
export const fieldsOfPage = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${FIELDS_META}"]`)?.content ?? null;
