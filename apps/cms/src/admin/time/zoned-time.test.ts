import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTime, momentOf } from './zoned-time.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe('the clock of a time zone', () => {
  it('C-1 shows a moment, in winter and in summer', () => {
    expect(clockTime('2026-01-01T08:30:00.000Z', 'Europe/Berlin')).toBe('2026-01-01T09:30');
    expect(clockTime('2026-07-01T08:30:00.000Z', 'Europe/Berlin')).toBe('2026-07-01T10:30');
    expect(momentOf('2026-07-01T10:30', 'Europe/Berlin')).toBe('2026-07-01T08:30:00.000Z');
    expect(momentOf('2026-12-31T23:00', 'America/New_York')).toBe('2027-01-01T04:00:00.000Z');
  });

  it('C-1 shows an hour twice or skips it when the clock is changed', () => {
    expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(clockTime('2026-03-29T01:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T03:30');
  });

  it('C-1 says nothing of an incomplete time', () => {
    const incomplete = ['', '2026-07', '2026-07-01', '0202-07-01T09:30', '2026-13-01T09:30'];
    expect(incomplete.map((clock) => momentOf(clock, 'UTC'))).toEqual(incomplete.map(() => null));
  });

  it('C-1 what is shown is stored as the moment that shows it again', () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const shown = clockTime(new Date(minute * 60_000).toISOString(), zone);
        expect(clockTime(momentOf(shown, zone) ?? '', zone)).toBe(shown);
      }),
    );
  });
});
