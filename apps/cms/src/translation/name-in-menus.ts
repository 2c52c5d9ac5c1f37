import type { CollectionAfterOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import { adminLanguageOf } from '../admin/admin-language.ts';
import { hasTitle, titleInAnother } from '../admin/languages/title-in-another.ts';
import { withTransactionOf } from '../database/transaction.ts';

type Titled = { id: number } & Record<string, unknown>;

/** Payload 3.90.1 fills its menus of documents in this way, and no script needs to: with titles and nothing else. */
const isForMenu = ({ headers, query }: PayloadRequest, field: string): boolean =>
  headers.get('x-payload-http-method-override') === 'GET' &&
  Object.keys((query.select as object | undefined) ?? {}).join() === field;

/**
 * Menus of documents show the title in another language where there is none, instead of `Untitled - ID: 12`.
 *
 * @param field the localized title
 */
export const nameInMenus =
  (field: string): CollectionAfterOperationHook =>
  async ({ collection, operation, req, result }) => {
    if (operation !== 'find' || !isForMenu(req, field)) return result;
    const found = result as unknown as { docs: Titled[] };
    const ids = found.docs.filter((document) => !hasTitle(document[field])).map(({ id }) => id);
    if (ids.length === 0) return result;
    const { docs } = await req.payload.find({
      ...(await withTransactionOf(req)),
      collection: collection.slug as CollectionSlug,
      where: { id: { in: ids } },
      select: { [field]: true },
      locale: 'all',
      draft: true,
      depth: 0,
      pagination: false,
    });
    const titles = new Map((docs as unknown as Titled[]).map((document) => [document.id, document[field]]));
    const named = found.docs.map((document) => {
      if (!titles.has(document.id)) return document;
      const inAll = (titles.get(document.id) ?? {}) as Record<string, unknown>;
      return { ...document, [field]: titleInAnother(inAll, adminLanguageOf(req)) };
    });
    return { ...found, docs: named };
  };
