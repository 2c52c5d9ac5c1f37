import type { Executor } from '@keelstone/read-model';
import type { Submission } from './submission.ts';

/**
 * Stores a submission. The site role may do this.
 *
 * @returns `stored`, or `known` if there is already one with this id: nothing is changed then
 */
export async function storeSubmission(
  executor: Executor,
  { id, formId, formTitle, language, pagePath, fields, receivedAt }: Submission,
): Promise<'stored' | 'known'> {
  const { rows } = await executor.query('select submissions.store($1, $2, $3, $4, $5, $6, $7) as is_new', [
    id,
    formId,
    formTitle,
    language,
    pagePath,
    JSON.stringify(fields),
    receivedAt.toISOString(),
  ]);
  return rows[0]?.is_new ? 'stored' : 'known';
}
