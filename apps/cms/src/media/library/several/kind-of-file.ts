import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import { say } from '@keelstone/languages/say.ts';

const BY_EXTENSION: Record<string, UploadSlug> = { svg: 'svgs', vtt: 'captions' };
const BY_TYPE: Record<string, UploadSlug> = { image: 'images', audio: 'audio', video: 'videos' };

/**
 * The collection of an upload, by what the browser says of it. The CMS looks at the content, and refuses what does not
 * fit.
 */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): UploadSlug {
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  return BY_EXTENSION[extension] ?? BY_TYPE[type.split('/', 1)[0] ?? ''] ?? 'files';
}

/** The field that says what an upload is; null if it needs none. */
export function textFieldOf(
  kind: UploadSlug,
): { name: 'alt' | 'title'; label: string; isRequired: boolean } | null {
  if (kind === 'captions') return null;
  if (kind === 'images') return { name: 'alt', label: say('Alternative text'), isRequired: true };
  if (kind === 'svgs') return { name: 'alt', label: say('Alternative text'), isRequired: false };
  return { name: 'title', label: say('Title'), isRequired: true };
}
