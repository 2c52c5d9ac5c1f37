import type { DemoMediaItem } from '@keelstone/seeds';
import { type DemoContext, words } from './demo-context.ts';
import { stableId } from './stable-id.ts';

/** Media of the demo with their captions, in one language. */
export const toMediaItems = (
  items: readonly DemoMediaItem[],
  id: string,
  context: Pick<DemoContext, 'language' | 'findMedia'>,
) =>
  items.map(({ media, caption }, index) => ({
    id: stableId(id, 'item', index),
    media: context.findMedia(media),
    caption: words(caption, context),
  }));
