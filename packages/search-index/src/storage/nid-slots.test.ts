import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NidSlots } from './nid-slots.ts';

it('R-5 finds the slot a nid was given last, of few nids and of many, large and small', () => {
  const nid = fc.oneof(fc.nat(20), fc.maxSafeNat());
  fc.assert(
    fc.property(fc.array(nid, { maxLength: 200 }), fc.nat(500), (nids, reserved) => {
      const [slots, expected] = [new NidSlots(), new Map<number, number>()];
      slots.reserve(reserved);
      for (const [slot, each] of nids.entries()) {
        slots.set(each, slot);
        expected.set(each, slot);
      }
      for (const [each, slot] of expected) {
        expect(slots.find(each)).toBe(slot);
        expect(slots.nidIn(slot)).toBe(each);
      }
      expect(slots.find(-1)).toBe(-1);
    }),
  );
  const many = new NidSlots();
  for (let slot = 0; slot < 10_000; slot += 1) many.set(slot * 3, slot);
  for (let slot = 0; slot < 10_000; slot += 1) expect(many.find(slot * 3)).toBe(slot);
  expect(many.find(1)).toBe(-1);
});
