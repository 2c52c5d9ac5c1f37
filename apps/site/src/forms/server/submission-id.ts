import { createHash } from 'node:crypto';

type Identity = {
  /** Of this filling in of the form: a repeat has the same. */
  key: string;
  formId: number;
  answers: Readonly<Record<string, unknown>>;
};

/** A UUID of version 8 (RFC 9562), which is made as its maker likes. */
function toUuid(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The idempotency key of a submission. It is made of the form's key and of what was entered: a repeat of the same request
 * is the same submission, and a corrected one is another, which is not taken for a repeat and lost.
 */
export function submissionId({ key, formId, answers }: Identity): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return toUuid(
    createHash('sha256')
      .update(JSON.stringify([key, formId, sorted]))
      .digest(),
  );
}
