import type { NodeReference } from '@keelstone/model';
import type { Quote } from '@keelstone/model/quote';
import type * as v from 'valibot';

/** What a content type says about its nodes besides their schema. Code that handles nodes of any type asks here. */
export type TypeTraits<Node> = {
  /** Words that a page shows outside its body and sections, for the search index. */
  text?(node: Node): (string | null)[];
  /** Terms of vocabularies that only this type has, for the search index. */
  terms?(node: Node): readonly { label: string }[];
  /** The date it is listed by, in Unix seconds; when it was created, unless this says otherwise (S-18). */
  date?(node: Node): number;
  /** Where links to a node lead instead of its page (S-15); null for its page. */
  link?(node: Node): string | null;
  /** What stands for it where it is referred to, instead of its picture. */
  picture?(node: Node): NodeReference['picture'];
  /** Own fields that other pages show of it: when they change, those pages are published again. */
  shown?: readonly string[];
  /** The excerpt is the beginning of the body, not the summary (C-2). */
  isExcerptOfBody?: boolean;
  /** Readers are offered to pass it on (U-7). */
  isShared?: boolean;
  /** Whether it is offered as something to read next. @param now Unix seconds */
  isReadNext?(node: Node, now: number): boolean;
};

/** Declares a content type: TypeScript infers from the schema what the traits are given. */
export const defineType = <Schema extends v.GenericSchema>(
  schema: Schema,
  traits: TypeTraits<v.InferOutput<Schema>> = {},
) => ({ schema, traits });

/** The titles of nodes and links that a page names, for the search index. */
export const titlesOf = (nodes: readonly { title: string }[]) => nodes.map(({ title }) => title);

/** What short texts say, with their titles or labels, for the search index. */
export const wordsOf = (texts: readonly Readonly<Record<string, string>>[]): string[] =>
  texts.flatMap((each) => Object.values(each));

/** What somebody says, and who they are, for the search index. */
export const wordsOfQuote = ({ quote, person, role, organisation }: Omit<Quote, 'logo' | 'caseStudy'>) => [
  quote,
  person,
  role,
  organisation,
];
