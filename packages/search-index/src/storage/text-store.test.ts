import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SnapshotReader, writeSnapshot } from './snapshot-file.ts';
import { TextStore } from './text-store.ts';

const restored = (store: TextStore) => {
  const other = new TextStore();
  other.restore(new SnapshotReader(Buffer.concat([...writeSnapshot(store.save())])));
  return other;
};

it('S-5 gives back every text as it was, half characters included, from a snapshot too', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('', 'Größe', '“quoted”', '\ud800'),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 50 }), (texts) => {
      const store = new TextStore();
      expect(texts.map((each) => store.append(each))).toEqual(texts.map((_, i) => i));
      for (const each of [store, restored(store)]) expect(texts.map((_, i) => each.read(i))).toEqual(texts);
    }),
  );
});

it('S-5 holds texts that reach over several of its arrays, and goes on behind them', () => {
  const texts = ['a'.repeat(700_000), 'b'.repeat(2_500_000), 'ž'.repeat(600_000), 'end'];
  const store = new TextStore();
  for (const text of texts) store.append(text);
  const other = restored(store);
  other.append('more');
  for (const [i, text] of texts.entries()) {
    expect(store.read(i) === text).toBe(true);
    expect(other.read(i) === text).toBe(true);
  }
  expect(other.read(texts.length)).toBe('more');
});
