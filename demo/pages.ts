import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import { readMarkdown } from './loader/source.ts';

const FULL = join(import.meta.dirname, 'full');

/** The demo's published pages in English, read from the files without loading the CMS. */
export function readDemoPages(): { key: string; type: ContentType; value: Record<string, unknown> }[] {
  return CONTENT_TYPES.flatMap((type) => {
    const folder = join(FULL, type.replaceAll('_', '-'));
    return readdirSync(folder)
      .filter((file) => file.endsWith('.en.md'))
      .flatMap((file) => {
        const value = readMarkdown(join(folder, file), file, [])?.value ?? {};
        return 'moderation' in value ? [] : [{ key: basename(file, '.en.md'), type, value }];
      });
  });
}
