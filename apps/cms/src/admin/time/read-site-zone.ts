import { isTimeZone } from '@keelstone/editing/fields/time-zone.ts';
import type { Payload } from 'payload';

/** The time zone of the site, such as Europe/Berlin. */
export async function readSiteZone(payload: Payload): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'site_settings',
    select: { timeZone: true },
    depth: 0,
  });
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}
