import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/** A document that can be edited in a form: of a collection, or a global, which has no id. */
export type EditedDocument =
  | { collection: SanitizedCollectionConfig; id: number; global?: never }
  | { global: SanitizedGlobalConfig; collection?: never; id?: never };

export const slugOf = ({ collection, global }: EditedDocument): string => (collection ?? global).slug;

/** The id in tables that hold both: no document has the id 0. */
export const idOf = ({ id = 0 }: EditedDocument): number => id;

const asRequester = async (req: PayloadRequest) => ({
  ...(await withTransactionOf(req)),
  overrideAccess: false,
  user: req.user,
  depth: 0,
});

/**
 * When the newest version of a document was saved, drafts included: the version that a form loads and that a save
 * is merged into. Undefined if it does not exist or the user may not read it.
 */
export async function readVersion(req: PayloadRequest, edited: EditedDocument): Promise<string | undefined> {
  const options = { ...(await asRequester(req)), draft: true, select: { updatedAt: true } } as const;
  if (edited.global)
    return (await req.payload.findGlobal({ ...options, slug: edited.global.slug })).updatedAt ?? undefined;
  const found = await req.payload.findByID({
    ...options,
    collection: edited.collection.slug,
    id: edited.id,
    disableErrors: true,
    trash: true,
  });
  return (found as { updatedAt?: string } | null)?.updatedAt;
}

/** Whether a document is in the trash. */
export async function isInTrash(req: PayloadRequest, { collection, id }: EditedDocument): Promise<boolean> {
  if (!collection?.trash) return false;
  const options = { ...(await asRequester(req)), collection: collection.slug, id, trash: true } as const;
  const found = await req.payload.findByID({ ...options, draft: true, disableErrors: true });
  return Boolean((found as { deletedAt?: unknown } | null)?.deletedAt);
}

/** A document as visitors see it, in the language of the request. */
export async function readPublished(req: PayloadRequest, edited: EditedDocument): Promise<object | null> {
  if (edited.global) return null;
  return await req.payload.findByID({
    ...(await asRequester(req)),
    collection: edited.collection.slug,
    id: edited.id,
    draft: false,
    locale: req.locale as 'en',
    fallbackLocale: false,
    disableErrors: true,
    trash: true,
  });
}
