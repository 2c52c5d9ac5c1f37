import type { Executor } from '@keelstone/read-model';
import type { SubmittedFile } from './submission.ts';

/** A file of a submission, without its content. */
export type StoredFile = Omit<SubmittedFile, 'content'> & { position: number; bytes: number };

/**
 * Lists the files of submissions.
 *
 * @param ids UUIDs
 * @returns by the submission's id, in the order in which they were sent
 */
export async function listFiles(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile[]>> {
  const { rows } = await executor.query(
    `select submission_id, position, field, name, mime, scan, bytes from submissions.form_files
     where submission_id = any($1::uuid[]) order by submission_id, position`,
    [ids],
  );
  const files = new Map<string, StoredFile[]>();
  for (const row of rows) {
    const id = String(row.submission_id);
    const file: StoredFile = {
      position: Number(row.position),
      field: String(row.field),
      name: String(row.name),
      mime: String(row.mime),
      scan: row.scan as StoredFile['scan'],
      bytes: Number(row.bytes),
    };
    files.set(id, [...(files.get(id) ?? []), file]);
  }
  return files;
}

/** Reads one file; null if it does not exist (any more). */
export async function readFile(
  executor: Executor,
  id: string,
  position: number,
): Promise<{ name: string; content: Buffer } | null> {
  const { rows } = await executor.query(
    'select name, content from submissions.form_files where submission_id = $1::uuid and position = $2',
    [id, position],
  );
  const [row] = rows;
  return row ? { name: String(row.name), content: row.content as Buffer } : null;
}
