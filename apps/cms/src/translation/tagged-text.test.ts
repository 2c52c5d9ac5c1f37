import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { run } from './stored-text.fixture.ts';
import { type InlineNode, readTagged, renumber, tokensOf, withoutTags, writeTagged } from './tagged-text.ts';

const link = (url: string, ...children: InlineNode[]): InlineNode => ({
  type: 'link',
  version: 3,
  fields: { url },
  children,
});

const text = fc.string({ minLength: 1 }).filter((value) => !value.includes('\n'));
const textRun = fc
  .record({ value: text, format: fc.constantFrom(0, 0, 1, 2, 3, 16) })
  .map(({ value, format }) => run(value, format));
/** As the editor stores it: neighbours of one format are one node. */
function merged(nodes: readonly InlineNode[]): InlineNode[] {
  const list: InlineNode[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    const isOne = last?.type === 'text' && node.type === 'text' && last.format === node.format;
    list.push(isOne && list.pop() ? { ...last, text: `${last.text}${node.text}` } : node);
  }
  return list;
}
const runs = fc.array(textRun, { minLength: 1, maxLength: 4 }).map(merged);
const inline = fc.oneof(
  textRun,
  fc.tuple(fc.webUrl(), runs).map(([url, children]) => link(url, ...children)),
  fc.constant<InlineNode>({ type: 'linebreak', version: 1 }),
);
const inlines = fc.array(inline, { maxLength: 8 }).map(merged);

describe('tagged text', () => {
  it('C-10 is read and written without a difference', () => {
    fc.assert(
      fc.property(inlines, (nodes) => {
        expect(writeTagged(readTagged(nodes))).toEqual(nodes);
      }),
    );
  });

  it('C-10 numbers what is the same in a translation as in its source, in any order', () => {
    const source = readTagged([run('Read '), run('this', 1), run(' and '), link('/a', run('that'))]);
    expect(source.text).toBe('Read <1>this</1> and <2>that</2>');
    const translation = [link('/a', run('Jenes')), run(' und '), run('dies', 1), run('neu', 2)];
    expect(readTagged(translation, source.inlines).text).toBe('<2>Jenes</2> und <1>dies</1><3>neu</3>');
    const written = writeTagged({ text: '<2>Jenes</2> und <1>dies</1>', inlines: source.inlines });
    expect(written).toEqual(translation.slice(0, 3));
  });

  it.each([
    ['<1>open', '<1> is not closed by </1>.'],
    ['closed</1>', '</1> closes nothing.'],
    ['<1>a<2>b</1></2>', '<2> is not closed by </2>.'],
    ['<7>unknown</7>', 'There is no <7> in the source.'],
    ['<1/>', 'There is no <1/> in the source.'],
  ])('C-10 refuses %s, and says why', (tagged, message) => {
    const { inlines } = readTagged([run('a', 1), link('/b', run('b'))]);
    expect(() => writeTagged({ text: tagged, inlines })).toThrow(message);
  });

  it('C-10 C-11 takes what is escaped as one text, because a file may have millions of such characters', () => {
    const many = '\\\\\\<'.repeat(1000);
    const tokens = [...tokensOf(`${many}<1>${many}</1>\n</1/>`)];
    const text = { kind: 'text', text: '\\<'.repeat(1000) };
    expect(tokens).toEqual([
      text,
      { kind: 'open', number: 1 },
      text,
      { kind: 'close', number: 1 },
      { kind: 'break' },
      { kind: 'text', text: '</1/>' },
    ]);
  });

  it('C-10 tells tags from what is escaped, however many backslashes stand before it', () => {
    const tagged = String.raw`\\<1>a\<2>\\\<3/></1>\\<4/>b\\`;
    expect(withoutTags(tagged)).toBe('\\a<2>\\<3/>\\b\\');
    expect(renumber(tagged, (number) => number + 1)).toBe(String.raw`\\<2>a\<2>\\\<3/></2>\\<5/>b\\`);
    expect(renumber(tagged, () => undefined)).toBe(String.raw`\\a\<2>\\\<3/>\\b\\`);
  });

  it('C-10 never throws anything but a sentence, whatever somebody enters', () => {
    const { inlines: known } = readTagged([run('a', 1), link('/b', run('b'))]);
    const piece = fc.constantFrom('<1>', '</1>', '<2>', '</2>', '<3/>', '\\', '<', '>', '\n', 'word', '<1');
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (entered) => {
          try {
            writeTagged({ text: entered, inlines: known });
          } catch (error) {
            expect(error).toMatchObject({ name: 'TagError' });
          }
        },
      ),
    );
  });
});

it('C-10 C-14 does not compare each of a thousand links with each of a thousand others', () => {
  const links = (host: string) =>
    Array.from({ length: 1000 }, (_, index) => link(`https://${host}.example/${index}`, run('a')));
  const { inlines } = readTagged(links('en'));
  const written = vi.spyOn(JSON, 'stringify');
  const { text } = readTagged(links('de'), inlines);
  const compared = written.mock.calls.length;
  written.mockRestore();
  expect(text).toMatch(/^<1001>a<\/1001>/);
  expect(compared).toBeLessThan(10_000);
});
