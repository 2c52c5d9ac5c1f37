import { CONTENT_TYPES } from '@keelstone/model';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { RichTextField, SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

const config = {
  i18n: { translations: {}, supportedLanguages: {} },
  collections: [...CONTENT_TYPES, 'dialogs'].map((slug) => ({ slug })),
  blocks: [],
} as unknown as SanitizedConfig;

/** As Payload makes it of the field. A test before this one may have had it made already. */
const made = async ({ editor }: RichTextField) =>
  (typeof editor === 'function'
    ? await editor({ config, isRoot: false, parentIsLocalized: true })
    : editor) as unknown as LexicalRichTextAdapter;

it('C-5 cleans what is pasted into each rich text within a text', async () => {
  const fields = textBlocks.flatMap(({ fields: all }) => all).filter(({ type }) => type === 'richText');
  expect(fields).toHaveLength(1);
  for (const field of fields as RichTextField[]) {
    const { editorConfig } = await made(field);
    expect([...editorConfig.resolvedFeatureMap.keys()]).toContain('cleanPaste');
  }
});
