import { BRAND } from '@keelstone/brand/brand.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { eventEnd } from '@keelstone/model';
import { isOnline } from '@keelstone/ui/date/event-attendance.ts';
import { isOver } from '@keelstone/ui/date/event-time.ts';
import { absoluteUrl } from '@keelstone/ui/structured-data/schema-values.ts';
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
 * An event as an iCalendar file. The link to take part, or the word for it while there is none, is the location of what is
 * only online, stands in the description of what has a place as well, and ends with the event, as on the page.
 *
 * @param url of the event's page
 * @param now in Unix seconds
 */
export function eventCalendar(node: PublishedNodeOf<'event'>, url: string, now: number): string {
  const place = [node.place, node.address].filter(Boolean).join(', ');
  const { online, canTakePartOnline } = messagesOf(node.language);
  const takesPart = isOnline(node) && !isOver(node, now);
  const link = node.onlineUrl && absoluteUrl(node.onlineUrl, url);
  const location = place || (takesPart && (link ?? online));
  const remark = place && takesPart && (link ?? canTakePartOnline);
  const description = [node.excerpt, remark].filter(Boolean).join('\n\n');
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
    `DESCRIPTION:${text(description)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
