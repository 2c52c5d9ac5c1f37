import { askedNames, type Form, type FormField } from '@keelstone/model';
import type { SubmittedFile } from '@keelstone/outbox';
import type { FieldError, FormValues } from '@keelstone/ui/form-view/form-state.ts';
import { type CheckedFile, checkFiles, type FileField } from './check-files.ts';
import type { ReceivedFiles } from './read-multipart.ts';
import type { Scan } from './scan-file.ts';

export const isFileField = (field: FormField): field is FileField => field.kind === 'file';

type SentFiles = {
  files: CheckedFile[];
  /** The names of the files, by field. */
  names: Record<string, string[]>;
  errors: Record<string, FieldError>;
};

/** Checks the files of a submission. Those of fields that the form does not ask for are ignored. */
export async function checkSentFiles(
  { fields }: Form,
  values: FormValues,
  received: ReceivedFiles,
): Promise<SentFiles> {
  const sent: SentFiles = { files: [], names: {}, errors: Object.create(null) };
  const asked = askedNames(fields, (name) => [values[name] ?? []].flat());
  for (const field of fields.filter(isFileField)) {
    if (!asked.has(field.name)) continue;
    const outcome = await checkFiles(field, received.get(field.name) ?? []);
    if ('error' in outcome) {
      sent.errors[field.name] = outcome.error;
    } else if (outcome.files.length > 0) {
      sent.files.push(...outcome.files);
      sent.names[field.name] = outcome.files.map(({ name }) => name);
    }
  }
  return sent;
}

/**
 * Scans files for malware, if a scanner is configured.
 *
 * @returns the files as they are stored, or the fields with files that the scanner refuses
 * @throws NotScannedError
 */
export async function scanFiles(
  files: readonly CheckedFile[],
  scan: Scan | undefined,
): Promise<{ files: SubmittedFile[] } | { errors: Record<string, FieldError> }> {
  const errors: Record<string, FieldError> = Object.create(null);
  const scanned: SubmittedFile[] = [];
  for (const { content, ...about } of files) {
    const verdict = scan ? await scan(content) : 'not_scanned';
    if (verdict === 'refused') errors[about.field] = 'file_infected';
    else scanned.push({ ...about, scan: verdict, content: content.toString('base64') });
  }
  return Object.keys(errors).length > 0 ? { errors } : { files: scanned };
}
