import type { GlobalAfterChangeHook } from 'payload';
import { DocumentReader } from './document-reader.ts';
import { publishSettings } from './publish-settings.ts';
import { lockPublishing } from './publishing-lock.ts';
import { transactionOf } from './transaction.ts';

/** Saved site settings are published at once, in every language. */
export const publishSavedSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await publishSettings({ req, executor, documents: new DocumentReader(req) });
  return doc;
};
