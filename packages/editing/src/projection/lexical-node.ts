import type { ContentType } from '@keelstone/model';
import type { AnyRelation } from './relation.ts';

/** The properties of Lexical's nodes that we read; any of them may be missing, because old versions are read, too. */
export type LexicalNode = {
  type?: string;
  text?: string;
  /** A bit mask: 1 bold, 2 italic, 16 code. */
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
