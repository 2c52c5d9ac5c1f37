import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org Event, at a place, online, or both. */
export function eventData(node: PublishedNodeOf<'event'>, { url, organisation }: StructuredDataContext) {
  const places = [
    node.place ? { '@type': 'Place', name: node.place, address: node.place } : null,
    node.onlineUrl ? { '@type': 'VirtualLocation', url: node.onlineUrl } : null,
  ];
  return {
    '@type': 'Event',
    name: node.title,
    description: node.excerpt,
    url,
    startDate: new Date(node.startsAt * 1000).toISOString(),
    ...(node.endsAt ? { endDate: new Date(node.endsAt * 1000).toISOString() } : {}),
    location: places.filter((place) => place !== null),
    organizer: { '@type': 'Organization', name: organisation },
  };
}
