import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSegments, structureOf, writeSegments } from './rich-text-segments.ts';
import type { InlineNode } from './tagged-text.ts';

const run = (text: string): InlineNode => ({
  type: 'text',
  text,
  version: 1,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
});
const block = (type: string, ...children: InlineNode[]): InlineNode => ({ type, version: 1, children });
const text = fc.string({ minLength: 1 }).filter((value) => !value.includes('\n'));
const paragraph = fc
  .option(text, { nil: null })
  .map((value) => block('paragraph', ...(value === null ? [] : [run(value)])));
const list = fc
  .array(text, { minLength: 1, maxLength: 3 })
  .map((items) => block('list', ...items.map((item) => block('listitem', run(item)))));
const table = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((cells) => block('table', block('tablerow', ...cells.map((cell) => block('tablecell', cell)))));
const picture = fc.constant<InlineNode>({ type: 'upload', version: 3, relationTo: 'images', value: 1 });
const richText = fc
  .array(fc.oneof(paragraph, list, table, picture), { maxLength: 6 })
  .map((blocks) => ({ root: block('root', ...blocks) }));

describe('segments of a rich text', () => {
  it('C-10 are read and written without a difference, wherever they are', () => {
    fc.assert(
      fc.property(richText, (value) => {
        expect(writeSegments(value, readSegments(value))).toEqual(value);
      }),
    );
  });

  it('C-10 are replaced without a change of anything else', () => {
    fc.assert(
      fc.property(richText, (value) => {
        const former = structuredClone(value);
        const texts = readSegments(value).map((segment, index) => ({ ...segment, text: `segment ${index}` }));
        const written = writeSegments(value, texts);
        expect(readSegments(written).map((segment) => segment.text)).toEqual(
          texts.map((segment) => segment.text),
        );
        expect(structureOf(written)).toBe(structureOf(value));
        expect(value).toEqual(former);
      }),
    );
  });
});
