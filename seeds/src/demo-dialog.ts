import type { Both, DemoMediaItem, Markdown } from './demo-types.ts';

/** What a link of the demo opens over the page (U-10). */
export type DemoDialog = {
  key: string;
  title: Both;
  body: { en: Markdown; de: Markdown };
  media?: DemoMediaItem[];
  /** Key of a {@link DemoForm}. */
  form?: string;
};
