import type { Lines } from './kind.ts';
import type { MediaItem } from './media.ts';

/**
 * What a medium says in words: its title, the line below it, and what is spoken in it. The alternative text of a
 * picture stays out: who searches for it would not see why the page was found.
 *
 * @returns one line per text, empty ones as null
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
