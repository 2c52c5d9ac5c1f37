/** Where something belongs that somebody has typed and not saved. */
export type KeptPlace = {
  entity: { collectionSlug: string } | { globalSlug: string };
  /** Of the document, in the REST API; null for one that was not created. */
  api: string | null;
  /** The page of the admin that offers to put it back. */
  href: string;
  /** The page of the same document while it is in the trash, where it can be restored; null for what is never there. */
  trashHref: string | null;
  /** Whether it was typed into the workspace of a translation, and not into a form. */
  isTranslation: boolean;
};

/** A document, its translation, or a new one. */
const IN_COLLECTION = /^([^/]+)\/(\d+|new)(\/translation)?$/;

/**
 * Where something belongs that was kept.
 *
 * @param target as `targetKey` and the workspace of a translation name it
 * @returns null for a target that this version does not know
 */
export function keptPlaceOf(target: string, language: string): KeptPlace | null {
  const locale = `?locale=${encodeURIComponent(language)}`;
  if (/^[^/]+$/.test(target)) {
    const [api, href] = [`/api/globals/${target}`, `/admin/globals/${target}${locale}`];
    return { entity: { globalSlug: target }, api, href, trashHref: null, isTranslation: false };
  }
  const [, collection, id, translation] = IN_COLLECTION.exec(target) ?? [];
  if (collection === undefined) return null;
  const page = `/admin/collections/${collection}`;
  const entity = { collectionSlug: collection };
  if (id === 'new')
    return { entity, api: null, href: `${page}/create${locale}`, trashHref: null, isTranslation: false };
  const isTranslation = translation !== undefined;
  const href = isTranslation
    ? `${page}/${id}/translate?to=${encodeURIComponent(language)}`
    : `${page}/${id}${locale}`;
  const trashHref = `${page}/trash/${id}${locale}`;
  return { entity, api: `/api/${collection}/${id}`, href, trashHref, isTranslation };
}
