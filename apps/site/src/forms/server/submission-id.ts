import { createHash } from 'node:crypto';

type Identity = {
  /** Identifies this completion of the form: a repeat has the same key. */
  key: string;
  formId: number;
  fields: Readonly<Record<string, unknown>>;
  /** The content of files: another file of the same name is a correction. */
  files?: readonly { content: Buffer }[];
};

/** A UUID of version 8 (RFC 9562), whose content is implementation-specific. */
function toUuid(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The idempotency key of a submission, derived from the form's key and the values: a repeat of the same request
 * gives the same id, while a corrected submission gets another one, so that it is not mistaken for a repeat and
 * lost.
 */
export function submissionId({ key, formId, fields, files = [] }: Identity): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([key, formId, sorted]));
  for (const { content } of files) hash.update(createHash('sha256').update(content).digest());
  return toUuid(hash.digest());
}
