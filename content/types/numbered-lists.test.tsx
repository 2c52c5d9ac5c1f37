import { createContext } from '@keelstone/editing/projection/projection-context.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import { richTextToPlainText } from '@keelstone/model';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleNode } from './sample-node.ts';
import { parsePublishedNode } from './types.model.ts';

const { context } = createContext(
  'en',
  { read: async () => null, readMany: async () => [] } as unknown as Parameters<typeof createContext>[1],
  async () => [],
);

/** As the editor saves a list that is interrupted by a paragraph. */
const words = (text: string) => [{ type: 'text', text }];
const list = (start: number, ...items: string[]) => ({
  type: 'list',
  listType: 'number',
  start,
  children: items.map((item) => ({ type: 'listitem', children: words(item) })),
});
const root = {
  children: [
    list(1, 'First', 'Second'),
    { type: 'paragraph', children: words('Remark') },
    list(3, 'Third', 'Fourth'),
  ],
};

it('C-5 shows visitors and programs the numbers of lists that the editor shows', async () => {
  const projected = await projectRichText({ root }, context);
  const { body } = parsePublishedNode({ ...sampleNode('page'), body: projected });
  expect(renderToStaticMarkup(<RichText blocks={body} language="en" />)).toContain(
    '<ol><li>First</li><li>Second</li></ol><p>Remark</p><ol start="3"><li>Third</li><li>Fourth</li></ol>',
  );
  expect(richTextBlocks(body, (url) => url)).toMatchObject([{ start: 1 }, {}, { ordered: true, start: 3 }]);
  expect(richTextToPlainText(body)).toBe('First\nSecond\nRemark\nThird\nFourth');
});
