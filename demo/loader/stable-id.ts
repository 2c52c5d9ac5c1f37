import { createHash } from 'node:crypto';
import type { Upload } from './asset.ts';
import type { Entry } from './read-content.ts';

const ID_LENGTH = 24;

const shorten = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);

/**
 * The id of a row or section, the same in every load, so that all languages share a row and links to sections stay
 * valid.
 */
export const stableId = (...parts: (string | number)[]): string => shorten(parts.join('/'));

/** Digest to detect whether an entry or its file has changed since it was loaded, in any language. */
export const digestOfEntry = ({ source, translations }: Entry, file?: Upload) =>
  shorten(
    JSON.stringify([
      source.value,
      Object.entries(translations ?? {}).map(([language, own]) => [language, own.value]),
      file?.data.toString('base64'),
    ]),
  );
