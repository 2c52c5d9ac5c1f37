import { describe, expect, it } from 'vitest';
import { dayOf, daysAround, neighbour, onDay, rangeOf, readDay, toField } from './calendar-days.ts';

describe('the days of the calendar', () => {
  it('C-9 are whole weeks from Monday, around a month or a day', () => {
    const month = daysAround('2026-11-23', 'month');
    expect([month[0], month.length, month.at(-1)]).toEqual(['2026-10-26', 42, '2026-12-06']);
    expect(daysAround('2026-11-22', 'week')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('C-9 follow each other without gap or repetition, also when clocks change and years end', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']) {
      const days = daysAround(day, 'month');
      expect(new Set(days).size).toBe(42);
      expect(days).toEqual([...days].sort());
      expect(dayOf(rangeOf(days).from)).toBe(days[0]);
    }
  });

  it('C-9 lead to the month or week before and after', () => {
    expect(neighbour('2026-01-31', 'month', 1)).toBe('2026-02-01');
    expect(neighbour('2026-01-31', 'month', -1)).toBe('2025-12-01');
    expect(neighbour('2026-12-30', 'week', 1)).toBe('2027-01-06');
  });

  it('C-9 keep the time of day of what is moved, and fit the field for a time', () => {
    const moved = onDay(new Date(2026, 10, 23, 9, 45), '2026-12-01');
    expect(toField(moved)).toBe('2026-12-01T09:45');
  });

  it('C-9 are read from a URL only if they exist', () => {
    expect([readDay('2026-02-28'), readDay('2026-02-30'), readDay('x'), readDay(undefined)]).toEqual([
      '2026-02-28',
      null,
      null,
      null,
    ]);
  });
});
