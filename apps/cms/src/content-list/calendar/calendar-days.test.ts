import { describe, expect, it } from 'vitest';
import { beginningsOf, dayOf, daysAround, neighbour, onDay, rangeOf, readDay } from './calendar-days.ts';

const ZONE = 'Europe/Berlin';

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
      const { from, to } = rangeOf(days, ZONE);
      expect(dayOf(from, ZONE)).toBe(days[0]);
      expect(dayOf(new Date(to.getTime() - 1), ZONE)).toBe(days.at(-1));
    }
  });

  it('C-9 lead to the month or week before and after', () => {
    expect(neighbour('2026-01-31', 'month', 1)).toBe('2026-02-01');
    expect(neighbour('2026-01-31', 'month', -1)).toBe('2025-12-01');
    expect(neighbour('2026-12-30', 'week', 1)).toBe('2027-01-06');
  });

  it('C-9 are those of the site, wherever the reader is', () => {
    const late = new Date('2026-11-23T23:30:00Z');
    expect([dayOf(late, 'UTC'), dayOf(late, ZONE), dayOf(late, 'America/New_York')]).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-23',
    ]);
    expect(rangeOf(['2026-03-29'], ZONE)).toEqual({
      from: new Date('2026-03-28T23:00:00Z'),
      to: new Date('2026-03-29T22:00:00Z'),
    });
  });

  it('C-9 begin at the midnights of the site, also where one of them has 25 hours', () => {
    const days = { from: new Date('2026-10-24T12:00:00Z'), to: new Date('2026-10-26T12:00:00Z') };
    expect(beginningsOf(days, ZONE).map((beginning) => beginning.toISOString())).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('C-9 keep the hour of what is moved across a change of the clocks', () => {
    const moved = (from: string, day: string) => onDay(new Date(from), day, ZONE).toISOString();
    expect(moved('2026-03-27T08:45:00Z', '2026-03-30')).toBe('2026-03-30T07:45:00.000Z');
    expect(moved('2026-10-23T07:45:00Z', '2026-10-26')).toBe('2026-10-26T08:45:00.000Z');
    expect(moved('2026-10-26T08:45:00Z', '2026-10-23')).toBe('2026-10-23T07:45:00.000Z');
    // There is no 02:30 on that day.
    expect(moved('2026-03-27T01:30:00Z', '2026-03-29')).toBe('2026-03-29T01:30:00.000Z');
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
