import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveBy, RECENT_CLEAR, type RecentPlace } from './recent-place.ts';

it.each<[string, RecentPlace | null, RecentPlace | null | undefined]>([
  ['ArrowDown', null, { row: 0, column: 0 }],
  ['ArrowDown', { row: 0, column: 1 }, { row: 1, column: 1 }],
  ['ArrowDown', { row: 1, column: 1 }, { row: RECENT_CLEAR, column: 0 }],
  ['ArrowDown', { row: RECENT_CLEAR, column: 0 }, null],
  ['ArrowUp', null, { row: RECENT_CLEAR, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }, null],
  ['ArrowRight', { row: 0, column: 0 }, { row: 0, column: 1 }],
  ['ArrowLeft', { row: 0, column: 1 }, { row: 0, column: 0 }],
  ['ArrowRight', null, undefined],
  ['ArrowRight', { row: RECENT_CLEAR, column: 0 }, undefined],
  ['Tab', null, undefined],
])('S-26 of two recent searches %s leads from %j to %j', (key, place, next) => {
  expect(moveBy(key, place, 2)).toEqual(next);
});

it('S-26 down as often as there are places leads back to the box, and up is the way back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 20 }), (count, steps) => {
      const walk = (key: string, times: number) => {
        let place: RecentPlace | null = null;
        for (let step = 0; step < times; step += 1) place = moveBy(key, place, count) ?? null;
        return place;
      };
      expect(walk('ArrowDown', count + 2)).toBeNull();
      expect(walk('ArrowDown', steps)).toEqual(
        walk('ArrowUp', (count + 2 - (steps % (count + 2))) % (count + 2)),
      );
    }),
  );
});
