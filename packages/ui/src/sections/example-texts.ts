import type { Media, MediaItem, RichTextBlock, Svg } from '@keelstone/model';

/** Words of the greatest length to expect, in German: where these fit, everything fits. */
export const LONGEST =
  'Betriebsunterbrechungsversicherungsbedingungen und Lieferkettensorgfaltspflichtengesetz: was ein Vorfall über beide sagt';

/** Two sentences in an editor's style. */
export const SENTENCES =
  'Who decides is written beside the telephone, and so is who decides when nobody answers. It takes a page.';

export const textBlock = (text: string): Extract<RichTextBlock, { kind: 'paragraph' }> => ({
  kind: 'paragraph',
  children: [{ kind: 'text', text }],
});

export const sampleSvg = (overrides: Partial<Svg> = {}): Svg => ({
  kind: 'svg',
  id: 7,
  url: '/media/svgs/ridge.svg',
  alt: 'A ridge between two valleys',
  width: 320,
  height: 120,
  ...overrides,
});

export const mediaItem = (media: Media, caption: string | null = null): MediaItem => ({ media, caption });
