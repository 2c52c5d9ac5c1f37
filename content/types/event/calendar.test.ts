import { expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import { eventCalendar } from './calendar.site.ts';

/** While the sample event runs. */
const NOW = Date.UTC(2026, 2, 15, 10) / 1000;
const AFTERWARDS = Date.UTC(2026, 5, 1) / 1000;

const url = 'https://www.keelstone.example/events/a';

it('C-1 enters an event with its times in UTC', () => {
  const lines = eventCalendar(sampleNode('event'), url, NOW).split('\r\n');
  expect(lines).toContain('DTSTART:20260315T093000Z');
  expect(lines).toContain('DTEND:20260315T113000Z');
  expect(lines).toContain('LOCATION:Hamburg\\, Speicherstadt\\, Am Sandtorkai 27\\, 20457 Hamburg');
  expect(lines).toContain(`URL:${url}`);
});

it('C-1 enters an event without an end as an hour', () => {
  expect(eventCalendar(sampleNode('event', { endsAt: null }), url, NOW)).toContain('DTEND:20260315T103000Z');
});

it('C-1 folds lines at 75 octets, and escapes what has a meaning', () => {
  const title = `${'Übung; '.repeat(20)}\nEND:VEVENT`;
  const calendar = eventCalendar(sampleNode('event', { title }), url, NOW);
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(calendar.replaceAll('\r\n ', '')).toContain('Übung\\; Übung\\;');
});

it('C-1 names the link to take part, until the event is over, as an address that a calendar can open', () => {
  const entry = (values: Parameters<typeof sampleNode<'event'>>[1], now = NOW) =>
    eventCalendar(sampleNode('event', { onlineUrl: '/room', ...values }), url, now).replaceAll('\r\n ', '');
  const nowhere = { place: null, address: null };
  expect(entry(nowhere)).toContain('LOCATION:https://www.keelstone.example/room\r\n');
  expect(entry({})).toMatch(
    /DESCRIPTION:.*\\n\\nhttps:\/\/www\.keelstone\.example\/room\r\nLOCATION:Hamburg/,
  );
  expect(entry(nowhere, AFTERWARDS)).not.toContain('LOCATION');
  expect(entry({}, AFTERWARDS)).not.toContain('/room');
});

it('C-1 names an event online as such while there is no link to it', () => {
  const entry = (values: Parameters<typeof sampleNode<'event'>>[1]) =>
    eventCalendar(sampleNode('event', values), url, NOW).replaceAll('\r\n ', '');
  expect(entry({ attendance: 'online', place: null, address: null })).toContain('LOCATION:Online\r\n');
  expect(entry({ attendance: 'both' })).toMatch(
    /DESCRIPTION:.*\\n\\nYou can take part online\.\r\nLOCATION:Hamburg/,
  );
  expect(entry({ attendance: 'on_site' })).not.toContain('online');
});
