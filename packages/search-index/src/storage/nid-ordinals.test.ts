import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NidOrdinals } from './nid-ordinals.ts';

it('R-5 finds the ordinal a nid was given last, of few nids and of many, large and small', () => {
  const nid = fc.oneof(fc.nat(20), fc.maxSafeNat());
  fc.assert(
    fc.property(fc.array(nid, { maxLength: 200 }), fc.nat(500), (nids, reserved) => {
      const [ordinals, expected] = [new NidOrdinals(), new Map<number, number>()];
      ordinals.reserve(reserved);
      for (const [ordinal, each] of nids.entries()) {
        ordinals.set(each, ordinal);
        expected.set(each, ordinal);
      }
      for (const [each, ordinal] of expected) {
        expect(ordinals.find(each)).toBe(ordinal);
        expect(ordinals.nidIn(ordinal)).toBe(each);
      }
      expect(ordinals.find(-1)).toBe(-1);
    }),
  );
  const many = new NidOrdinals();
  for (let ordinal = 0; ordinal < 10_000; ordinal += 1) many.set(ordinal * 3, ordinal);
  for (let ordinal = 0; ordinal < 10_000; ordinal += 1) expect(many.find(ordinal * 3)).toBe(ordinal);
  expect(many.find(1)).toBe(-1);
});
