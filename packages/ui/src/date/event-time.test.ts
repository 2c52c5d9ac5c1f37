import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { expect, it } from 'vitest';
import { comingUp, isOver } from './event-time.ts';

const event = (nid: number, startsAt: number, endsAt: number | null) =>
  sampleNode('event', { nid, startsAt, endsAt });

it('C-1 takes an event to be over when it has ended, an hour after its beginning when nobody said when', () => {
  expect(isOver(event(1, 0, 10_000), 9_999)).toBe(false);
  expect(isOver(event(1, 0, 10_000), 10_000)).toBe(true);
  expect(isOver(event(1, 0, null), 3_599)).toBe(false);
  expect(isOver(event(1, 0, null), 3_600)).toBe(true);
  expect(isOver(event(1, 9_000, 10), 9_100)).toBe(false);
});

it('C-1 lists events that run or are to come, the next one first', () => {
  const events = [event(1, 900, 1_000), event(2, 50, 60), event(3, 10, 200), event(4, 100, null)];
  expect(comingUp(events, 70).map(({ nid }) => nid)).toEqual([3, 4, 1]);
});
