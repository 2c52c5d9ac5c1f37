import { expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import { eventCalendar } from './calendar.site.ts';

const url = 'https://www.keelstone.example/events/a';

it('C-1 enters an event with its times in UTC', () => {
  const lines = eventCalendar(sampleNode('event'), url).split('\r\n');
  expect(lines).toContain('DTSTART:20260315T093000Z');
  expect(lines).toContain('DTEND:20260315T113000Z');
  expect(lines).toContain('LOCATION:Hamburg\\, Speicherstadt\\, Am Sandtorkai 27\\, 20457 Hamburg');
  expect(lines).toContain(`URL:${url}`);
});

it('C-1 enters an event without an end as an hour', () => {
  expect(eventCalendar(sampleNode('event', { endsAt: null }), url)).toContain('DTEND:20260315T103000Z');
});

it('C-1 folds lines at 75 octets, and escapes what has a meaning', () => {
  const title = `${'Übung; '.repeat(20)}\nEND:VEVENT`;
  const calendar = eventCalendar(sampleNode('event', { title }), url);
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(calendar.replaceAll('\r\n ', '')).toContain('Übung\\; Übung\\;');
});
