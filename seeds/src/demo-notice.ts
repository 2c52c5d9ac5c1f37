import type { ContentType } from '@keelstone/model';
import type { Both, DemoLink, Markdown } from './demo-types.ts';

/** What is told to visitors beside a page's content (N-1). Without `contentTypes` and `paths` it is told on every page. */
export type DemoNotice = {
  key: string;
  /** In the editors' list. */
  name: string;
  kind: 'bar' | 'overlay';
  heading: Both;
  body: { en: Markdown; de: Markdown };
  link?: DemoLink;
  contentTypes?: ContentType[];
  /** Path patterns, which belong to a language (N-6). */
  paths?: { en: string[]; de: string[] };
  /** Days that it stays away for whoever closed it. */
  cookieDays: number;
  /** It goes by itself after so many seconds. */
  dismissAfterSeconds?: number;
};
