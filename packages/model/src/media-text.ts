import type { Lines } from './kind.ts';
import type { MediaItem } from './media.ts';

/**
 * The text of a medium: its title, caption and transcript. Excludes the alternative text of pictures, because
 * somebody who searched for it would not see why the page was found.
 *
 * @returns one line per text, null for empty ones
 */
export function mediaItemText({ media, caption }: MediaItem): Lines {
  switch (media.kind) {
    case 'image':
    case 'svg':
      return [caption];
    case 'file':
      return [media.title, caption];
    case 'audio':
    case 'video':
    case 'remote_video':
      return [media.title, caption, ...(media.transcript ?? [])];
  }
}
