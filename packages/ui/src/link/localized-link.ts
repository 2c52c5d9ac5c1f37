import type { Language, NodeReference } from '@keelstone/model';

/** A localized link: a reference, resolved for a reader of the page. */
export type LocalizedLink = NodeReference & {
  /** Language of its title and text, if it differs from the page's. */
  language?: Language;
  /** Says that the target is in another language than the page (C-10). */
  remark?: string;
};
