import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { publishSearchRules } from './publish-search-rules.ts';
import { publishSettings } from './publish-settings.ts';

async function publishNow(req: PayloadRequest, publish: typeof publishSettings): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await publish({ req, executor, documents: new PayloadDocumentReader(req) });
}

/** Saved site settings are published at once, in every language. */
export const publishSavedSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await publishNow(req, publishSettings);
  return doc;
};

async function republish(req: PayloadRequest): Promise<void> {
  const { siteName } = await req.payload.findGlobal({
    ...(await withTransactionOf(req)),
    slug: 'site_settings',
    depth: 0,
  });
  // Before anybody saved site settings there is nothing to publish: saving them will take this in.
  if (siteName) await publishNow(req, publishSettings);
}

/** What is published as a part of the site settings, such as a notice, takes effect when it is saved. */
export const republishSettings: CollectionAfterChangeHook = async ({ doc, req }) => {
  await republish(req);
  return doc;
};

export const republishSettingsAfterDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await republish(req);
  return doc;
};

/** What editors say about the search takes effect when it is saved (S-26). */
export const publishSavedSearchRules: CollectionAfterChangeHook = async ({ doc, req }) => {
  await publishNow(req, publishSearchRules);
  return doc;
};

export const publishSearchRulesAfterDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await publishNow(req, publishSearchRules);
  return doc;
};
