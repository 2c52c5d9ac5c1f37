import type { ContentType } from '@keelstone/model';
import type { AnyRelation } from './relation.ts';

/** What we read of Lexical's nodes; everything may be missing, because versions of years ago are read too. */
export type LexicalNode = {
  type?: string;
  text?: string;
  /** Bits: 1 bold, 2 italic, 16 code. */
  format?: number | string;
  tag?: string;
  listType?: string;
  relationTo?: string;
  value?: number | { id: number };
  children?: LexicalNode[];
  fields?: {
    caption?: string | null;
    linkType?: string;
    url?: string | null;
    newTab?: boolean | null;
    doc?: AnyRelation<ContentType | 'dialogs'> | null;
  };
};
