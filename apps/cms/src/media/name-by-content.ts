import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import { toSlug } from '../fields/slug.ts';

const DIGEST_LENGTH = 8;

/**
 * Names an upload `words-of-its-name-1a2b3c4d.png`: safe in a URL, and different whenever the content is, so that a
 * browser may keep it for ever.
 */
export const nameByContent: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (!file?.data.length) return args;
  const extension = extname(file.name).toLowerCase();
  const words = toSlug(file.name.slice(0, file.name.length - extension.length), 'en') || 'file';
  const digest = createHash('sha256').update(file.data).digest('hex').slice(0, DIGEST_LENGTH);
  if (!words.endsWith(digest)) file.name = `${words}-${digest}${extension}`;
  return args;
};
