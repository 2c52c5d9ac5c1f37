import type { Dependency } from '@keelstone/model';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { publishDependents } from './dependents/publish-dependents.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { expectSavedReferences } from './references/expect-references.ts';

async function publishDependentsOf(
  dependency: Dependency,
  req: PayloadRequest,
  expect?: () => Promise<void>,
): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await expect?.();
  await publishDependents([dependency], { req, executor, documents: new PayloadDocumentReader(req) });
}

/**
 * For a collection that is shown on pages and has none itself: in the transaction of the save, whatever depends on a
 * document is projected again with its new state, or without it once it is deleted. What refers to something in the
 * trash or gone is refused.
 */
export function dependencyHooks(nameDependency: (id: number, slug: string) => Dependency) {
  const publishChange: CollectionAfterChangeHook = async ({
    collection,
    doc,
    operation,
    previousDoc,
    req,
  }) => {
    const id = Number(doc.id);
    // What refers to each other could otherwise not be moved to the trash, nor come back from it.
    const isOfTrash = Boolean(doc.deletedAt || previousDoc?.deletedAt);
    const expect = async () => {
      if (!isOfTrash) await expectSavedReferences({ collection: collection.slug as CollectionSlug, id }, req);
    };
    if (operation === 'update') await publishDependentsOf(nameDependency(id, collection.slug), req, expect);
    else await expect();
    return doc;
  };
  const publishDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
    await publishDependentsOf(nameDependency(Number(id), collection.slug), req);
    return doc;
  };
  return { afterChange: [publishChange], afterDelete: [publishDeletion] };
}
