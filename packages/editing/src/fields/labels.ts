import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { TextByLanguage } from '@keelstone/languages/say.ts';
import type { ContentType } from '@keelstone/model';
import type { Block } from 'payload';

/** For `admin.components` of an array: labels rows by their first text, or by this noun and a number. */
export const rowLabel = (noun: string) => ({
  RowLabel: { path: '/admin/row-label.tsx#RowLabel', clientProps: { noun } },
});

/** Adds a label that shows a collapsed block's kind and content. */
export const withLabel = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    components: {
      Label: {
        path: '/admin/block-label.tsx#BlockLabel',
        clientProps: { kind: block.labels?.singular },
      },
    },
  },
});

/** What each language calls a content type. */
export const typeLabel = (type: ContentType): TextByLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language).contentTypes[type]]));
