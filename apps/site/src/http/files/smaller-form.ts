import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A rendition: words, a digest, its width and height. No format has more pixels than five digits, and numbers that are
 * too large to be counted by ones would be counted without end.
 */
const RENDITION = /^(\/images\/.+)-(\d{1,5})x(\d{1,5})\.(?:avif|webp)$/;
/** The rendition that the CMS makes with the upload (media/renditions there). */
const FIRST = { width: 480, extension: 'webp' };
/** Images that are narrower have none; their originals are small. */
const ORIGINALS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Paths at which the original of a rendition may be; none for the path of anything else. */
export function originalsOf(path: string): string[] {
  const [, stem] = RENDITION.exec(path) ?? [];
  return stem === undefined ? [] : ORIGINALS.map((extension) => `${stem}.${extension}`);
}

function* alternativesTo(path: string): Generator<string> {
  const [, stem, width, height] = RENDITION.exec(path) ?? [];
  if (stem === undefined || !Number(width)) return;
  const scale = FIRST.width / Number(width);
  // Both heights were rounded, each by up to a half.
  const [least, most] = [-1, 1].map((side) => (Number(height) + side / 2) * scale + side / 2) as [
    number,
    number,
  ];
  for (let each = Math.ceil(least); each <= most; each += 1)
    yield `${stem}-${FIRST.width}x${each}.${FIRST.extension}`;
  yield* originalsOf(path);
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/**
 * What to show for a rendition that is still to be made: pages refer to it from the moment of the upload.
 *
 * @param directory the media folder
 * @param path within it, such as `/images/ridge-1a2b3c4d-960x540.avif`
 * @returns the path of a smaller form of the same picture; undefined if the rendition is there, or no form is
 */
export async function findSmallerForm(directory: string, path: string): Promise<string | undefined> {
  if (!RENDITION.test(path) || (await isFile(join(directory, path)))) return undefined;
  for (const alternative of alternativesTo(path))
    if (await isFile(join(directory, alternative))) return alternative;
  return undefined;
}
