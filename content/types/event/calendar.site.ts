import { BRAND } from '@keelstone/brand/brand.ts';
import { eventEnd } from '@keelstone/model';
import type { PublishedNodeOf } from '../types.model.ts';

/** `20261008T073000Z` */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes text for iCalendar: backslash, semicolon, comma and line ends (RFC 5545, 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds lines to at most 75 octets; continuation lines begin with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/**
 * An event as an iCalendar file.
 *
 * @param url of the event's page
 */
export function eventCalendar(node: PublishedNodeOf<'event'>, url: string): string {
  const location = [node.place, node.address].filter(Boolean).join(', ') || node.onlineUrl;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Site//EN`,
    'BEGIN:VEVENT',
    `UID:event-${node.nid}-${node.language}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(node.changed)}`,
    `DTSTART:${stamp(node.startsAt)}`,
    `DTEND:${stamp(eventEnd(node))}`,
    `SUMMARY:${text(node.title)}`,
    `DESCRIPTION:${text(node.excerpt)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
