import { say } from '@keelstone/languages/say.ts';
import { formPath } from '../../../admin/form-path.ts';
import { KINDS, saySize } from '../../say-medium.ts';
import type { LibraryItem } from '../read-library.ts';

export const hrefOf = ({ collection, id }: LibraryItem) => formPath(collection, id);

/** `1600 × 900`; empty for what has no size on a screen. */
export const sayDimensions = ({ width, height }: LibraryItem): string =>
  width && height ? `${Math.round(width)} × ${Math.round(height)}` : '';

export const sayUses = ({ uses }: LibraryItem): string =>
  uses === 0 ? say('Unused') : uses === 1 ? say('Used once') : say('Used {uses} times', { uses });

/** Kind, size and dimensions in one line. */
export const sayFile = (item: LibraryItem): string =>
  [say(KINDS[item.collection]), item.bytes === null ? '' : saySize(item.bytes), sayDimensions(item)]
    .filter(Boolean)
    .join(' · ');
