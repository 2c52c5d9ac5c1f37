import type { ContentType } from '@keelstone/model';
import type { MediaCollection } from '../../media/media-collections.ts';
import type { AnyRelation } from '../relation.ts';

/** The types of nodes that stand by themselves in a text. */
export const PARTS: readonly string[] = ['block', 'upload', 'horizontalrule'];

type Text = string | null | undefined;

/** The fields of links, uploads, and the blocks inside a text (fields/text/text-blocks.ts). */
export type LexicalFields = {
  blockType?: string;
  caption?: Text;
  linkType?: string;
  url?: Text;
  newTab?: boolean | null;
  doc?: AnyRelation<ContentType | 'dialogs'> | null;
  anchor?: Text;
  text?: { root?: unknown } | Text;
  source?: Text;
  tone?: Text;
  title?: Text;
  code?: Text;
  language?: Text;
  media?: AnyRelation<MediaCollection> | null;
  heading?: Text;
  label?: Text;
  page?: AnyRelation<ContentType> | null;
  section?: AnyRelation<'reusable_sections'> | null;
  figures?: { figure?: Text; label?: Text }[] | null;
};

/** The properties of Lexical's nodes that we read; any of them may be missing, because old versions are read, too. */
export type LexicalNode = {
  type?: string;
  text?: string;
  /** A bit mask: 1 bold, 2 italic, 4 strikethrough, 16 code. */
  format?: number | string;
  tag?: string;
  listType?: string;
  /** The number of a list's first item. */
  start?: number;
  relationTo?: string;
  value?: number | { id: number };
  /** Of a cell: 1 in a header row, 2 in a header column, 3 both. */
  headerState?: number;
  colSpan?: number;
  rowSpan?: number;
  children?: LexicalNode[];
  fields?: LexicalFields;
};
