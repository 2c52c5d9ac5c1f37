import { CONTENT_TYPES } from '@keelstone/model';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { RichTextField, SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

it('C-5 cleans what is pasted into each rich text within a text', async () => {
  const fields = textBlocks.flatMap(({ fields: all }) => all).filter(({ type }) => type === 'richText');
  expect(fields).toHaveLength(1);
  for (const { editor } of fields as RichTextField[]) {
    if (typeof editor !== 'function') throw new Error('An editor is a function of the configuration.');
    const collections = [...CONTENT_TYPES, 'dialogs'].map((slug) => ({ slug }));
    const config = {
      i18n: { translations: {}, supportedLanguages: {} },
      collections,
      blocks: [],
    } as unknown as SanitizedConfig;
    const { editorConfig } = (await editor({
      config,
      isRoot: false,
      parentIsLocalized: true,
    })) as unknown as LexicalRichTextAdapter;
    expect([...editorConfig.resolvedFeatureMap.keys()]).toContain('cleanPaste');
  }
});
