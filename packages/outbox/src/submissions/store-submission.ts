import type { Executor } from '@keelstone/read-model';
import type { Submission } from './submission.ts';

/** SQLSTATE of `store_with_files` when the files of all submissions together are at their limit. */
export const NO_ROOM = 'KF001';

/**
 * Stores a submission, with its files or not at all. The site role may do this.
 *
 * @param mostFileBytes for files, the size that those of all submissions may reach; without it there is no limit, as
 *   for what has been acknowledged
 * @returns `stored`, or `known` if there is already one with this id: nothing is changed then
 */
export async function storeSubmission(
  executor: Executor,
  { id, formId, formTitle, language, pagePath, fields, receivedAt, agreed, files = [] }: Submission,
  mostFileBytes: number | null = null,
): Promise<'stored' | 'known'> {
  const values = [
    id,
    formId,
    formTitle,
    language,
    pagePath,
    JSON.stringify(fields),
    receivedAt.toISOString(),
  ];
  const words = agreed ? JSON.stringify(agreed) : null;
  const { rows } =
    files.length === 0
      ? await executor.query('select submissions.store($1, $2, $3, $4, $5, $6, $7, $8) as is_new', [
          ...values,
          words,
        ])
      : await executor.query(
          'select submissions.store_with_files($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as is_new',
          [...values, JSON.stringify(files), mostFileBytes, words],
        );
  return rows[0]?.is_new ? 'stored' : 'known';
}
