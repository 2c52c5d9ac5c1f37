import { describe, expect, test } from 'vitest';
import { formatDate, formatLongDate, formatPart, formatTime } from './format-date.ts';
import { setSiteZone } from './site-zone.ts';

const NEW_YEAR = Date.UTC(2026, 11, 31, 23, 30) / 1000;

describe('dates', () => {
  test('S-15 are in the order of the language', () => {
    expect(formatDate(NEW_YEAR, 'en')).toBe('12/31/2026');
    expect(formatDate(NEW_YEAR, 'de')).toBe('31.12.2026');
  });

  test('C-1 are told in words, in the language and the time zone of the event', () => {
    for (const _ of ['made', 'kept']) {
      expect(formatLongDate(NEW_YEAR, 'en')).toBe('31 December 2026');
      expect(formatLongDate(NEW_YEAR, 'de')).toBe('31. Dezember 2026');
      expect(formatLongDate(NEW_YEAR, 'de', 'Europe/Berlin')).toBe('1. Januar 2027');
      expect(formatTime(NEW_YEAR, 'en', 'Europe/Berlin')).toBe('00:30');
      expect(formatTime(NEW_YEAR, 'en', 'America/New_York')).toBe('18:30');
      expect(formatPart(NEW_YEAR, 'de', 'Europe/Berlin', { weekday: 'long' })).toBe('Freitag');
    }
  });

  test('C-7 are in the time zone of the site, unless they have their own', () => {
    try {
      setSiteZone('Europe/Berlin');
      expect(formatDate(NEW_YEAR, 'en')).toBe('1/1/2027');
      expect(formatDate(NEW_YEAR, 'de')).toBe('1.1.2027');
      expect(formatLongDate(NEW_YEAR, 'en')).toBe('1 January 2027');
      expect(formatLongDate(NEW_YEAR, 'en', 'America/New_York')).toBe('31 December 2026');
    } finally {
      setSiteZone(undefined);
    }
    expect(formatDate(NEW_YEAR, 'de')).toBe('31.12.2026');
  });

  test('C-1 in a time zone that nobody knows are told in UTC', () => {
    for (const _ of ['made', 'kept']) expect(formatTime(NEW_YEAR, 'en', 'Mars/Olympus')).toBe('23:30');
  });

  test('C-1 stay right when more formats are asked for than are kept', () => {
    for (let zone = 0; zone < 600; zone += 1)
      expect(formatTime(NEW_YEAR, 'en', `Mars/${zone}`)).toBe('23:30');
    expect(formatTime(NEW_YEAR, 'en', 'Europe/Berlin')).toBe('00:30');
  });
});
