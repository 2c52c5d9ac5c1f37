import type { MediaCollection } from '@keelstone/editing/projection/project-media.ts';
import type { AnyRelation } from '@keelstone/editing/projection/relation.ts';
import type { Language } from '@keelstone/model';
import type { Localized } from '@keelstone/seeds';
import type { FindDialog } from './load-dialogs.ts';
import type { FindForm } from './load-forms.ts';
import type { FindTerm } from './load-terms.ts';
import type { NodeAddress, ToRichText } from './markdown-to-lexical.ts';

/** What turns a demo node into a document of the CMS: one language, and ways to find what it refers to. */
export type DemoContext = {
  language: Language;
  findTerm: FindTerm;
  findForm: FindForm;
  findDialog: FindDialog;
  /** The picture of a node, by its key. */
  findPicture: (key: string) => number;
  /** A medium of the demo by its key, or a node's picture by the node's. @throws Error naming a key of neither */
  findMedia: (key: string) => AnyRelation<MediaCollection>;
  /** Document of a node. @throws Error naming a key that no demo node has */
  addressOf: (key: string) => NodeAddress;
  toRichText: ToRichText;
};

/** The words in the context's language; undefined where the demo was not translated. */
export const words = <T>(
  localized: Localized<T> | undefined,
  { language }: Pick<DemoContext, 'language'>,
): T | undefined => localized?.[language];

export const richWords = (localized: Localized<string> | undefined, context: DemoContext): unknown => {
  const markdown = words(localized, context);
  return markdown === undefined ? undefined : context.toRichText(markdown);
};

export const idOfNode = (key: string, context: DemoContext): number => context.addressOf(key).value;
