import { isOnline, isOnSite } from '@keelstone/ui/date/event-attendance.ts';
import { isOver } from '@keelstone/ui/date/event-time.ts';
import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { absoluteUrl, isoOf, namedThings, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { Event } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** Nothing while it is open: neither place nor link is known, and nobody chose. */
function attendance(node: PublishedNodeOf<'event'>) {
  if (!isOnSite(node) && !isOnline(node)) return {};
  const mode = isOnSite(node) && isOnline(node) ? 'Mixed' : isOnline(node) ? 'Online' : 'Offline';
  return { eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const };
}

/** @param online where it takes place online; null for nowhere */
function locations({ place, address }: PublishedNodeOf<'event'>, online: string | null) {
  const name = place ?? address;
  return [
    ...(name ? [{ '@type': 'Place', name, address: address ?? name } as const] : []),
    ...(online ? [{ '@type': 'VirtualLocation', url: online } as const] : []),
  ];
}

/** schema.org Event, on site, online, or both; with speakers, registration, and recording. */
export function eventData(node: PublishedNodeOf<'event'>, context: StructuredDataContext): Event {
  const { url, origin, now } = context;
  const { recording, registrationUrl, fee, onlineUrl } = node;
  const isPast = isOver(node, now);
  return {
    '@type': 'Event',
    ...pageValues(node, context),
    startDate: isoOf(node.startsAt),
    ...(node.endsAt ? { endDate: isoOf(node.endsAt) } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    ...attendance(node),
    // The link to take part ends with the event, as on the page, which stands for it also while there is none.
    location: locations(node, isOnline(node) ? (isPast ? url : absoluteUrl(onlineUrl ?? url, origin)) : null),
    ...(node.spokenLanguage ? { inLanguage: node.spokenLanguage } : {}),
    performer: node.speakers.map(({ title, path }) => ({
      '@type': 'Person',
      name: title,
      url: origin + path,
    })),
    organizer: publisher(context),
    ...(registrationUrl && !isPast
      ? {
          offers: {
            '@type': 'Offer',
            url: absoluteUrl(registrationUrl, origin),
            ...(fee ? { description: fee } : {}),
          },
        }
      : {}),
    ...(recording ? { recordedIn: namedThings('CreativeWork', [recording], origin)[0] } : {}),
  };
}
