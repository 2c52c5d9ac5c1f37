import { expect, it } from 'vitest';
import { openDemo } from '../open-demo.ts';
import { collections } from './cms.ts';
import { createMarkdownConverter } from './rich-text.ts';

it('C-2 keeps lines to fill in as they are written', async () => {
  const configuration = { collections, i18n: { translations: {} } } as never;
  const nowhere = async () => ({ relationTo: 'page', value: 1 });
  const toRichText = await createMarkdownConverter(configuration, nowhere, openDemo());
  const { root } = (await toRichText('*At ___:___ hours* by ____ ____, **at once**.')) as {
    root: { children: { children: { text: string; format: number }[] }[] };
  };
  const texts = root.children[0]?.children.map(({ text, format }) => [text, format]);
  expect(texts).toEqual([
    ['At ___:___ hours', 2],
    [' by ____ ____, ', 0],
    ['at once', 1],
    ['.', 0],
  ]);
});
