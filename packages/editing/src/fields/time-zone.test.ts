import { describe, expect, it } from 'vitest';
import { describeTimes, isTimeZone, timeZoneNames } from './time-zone.ts';

describe('time zones', () => {
  it('C-1 are IANA names', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true);
    expect(['', 'Europe/Keel', 'Berlin'].some(isTimeZone)).toBe(false);
  });

  it('C-1 are offered in order, each once, with the one that was chosen', () => {
    const names = timeZoneNames('US/Pacific');
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(['Europe/Berlin', 'UTC', 'US/Pacific']));
    expect(timeZoneNames('UTC')).toEqual(timeZoneNames(null));
  });

  it('C-1 say what the clock shows there, summer time included', () => {
    const summer = { startsAt: '2026-07-01T07:30:00Z', endsAt: '2026-07-01T15:00:00Z' };
    expect(describeTimes({ timeZone: 'Europe/London', ...summer })).toBe(
      'By the clock there, it begins on Wednesday 1 July 2026 at 08:30 and ends at 16:00.',
    );
    expect(describeTimes({ timeZone: 'Asia/Tokyo', ...summer })).toBe(
      'By the clock there, it begins on Wednesday 1 July 2026 at 16:30 and ends on Thursday 2 July 2026 at 00:00.',
    );
    expect(describeTimes({ timeZone: 'UTC', startsAt: '2026-01-01T00:00:00Z' })).toBe(
      'By the clock there, it begins on Thursday 1 January 2026 at 00:00.',
    );
  });
});
