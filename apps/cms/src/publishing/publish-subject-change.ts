import type { Dependency } from '@keelstone/model';
import type { PayloadRequest } from 'payload';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { publishDependents } from './publish-dependents.ts';

/** Reprojects everything that depends on a term, a medium or a form, in the transaction that changed it. */
export async function publishSubjectChange(subject: Dependency, req: PayloadRequest): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await publishDependents([subject], { req, executor, documents: new PayloadDocumentReader(req) });
}
