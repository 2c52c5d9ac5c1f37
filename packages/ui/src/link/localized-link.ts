import type { Language, NodeReference } from '@keelstone/model';

/** A reference as a reader of the page is shown it. */
export type LocalizedLink = NodeReference & {
  /** Language of its words, when that is not the page's. */
  language?: Language;
  /** Says that it leads to another language than the reader's (C-10). */
  remark?: string;
};
