import { expect, it, vi } from 'vitest';
import { counterparts } from './rich-text-parts.ts';

const callout = (text: string, id?: string) => ({
  type: 'block',
  version: 2,
  fields: { blockType: 'callout', text, ...(id === undefined ? {} : { id }) },
});

it('C-10 knows a part by its id, or by its content, or takes the next of its kind', () => {
  const [byId, byContent, next] = [callout('One', 'a'), callout('Two', 'b'), callout('Three', 'c')];
  const rule = { type: 'block', version: 2, fields: { blockType: 'code' } };
  const others = [callout('Drei', 'f'), callout('Two', 'e'), callout('Vier'), callout('Eins', 'a')];
  const found = counterparts([byId, rule, next, byContent], others);
  expect([byId, byContent, next, rule].map((part) => found.get(part))).toEqual([
    others[3],
    others[1],
    others[0],
    undefined,
  ]);
});

it('C-10 C-14 does not compare each of a thousand parts with each of a thousand others', () => {
  const parts = (word: string) => Array.from({ length: 1000 }, (_, index) => callout(`${word} ${index}`));
  const [ours, theirs] = [parts('Word'), parts('Wort')];
  const written = vi.spyOn(JSON, 'stringify');
  const found = counterparts(ours, theirs);
  const compared = written.mock.calls.length;
  written.mockRestore();
  expect(found.get(ours[999] as never)).toBe(theirs[999]);
  expect(compared).toBeLessThan(20_000);
});
