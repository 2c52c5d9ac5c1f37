import { isTimeZone } from '@keelstone/editing/fields/time-zone.ts';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { SiteZoneProvider } from './use-site-zone.tsx';

/** Reads the time zone of the site once for every page of the admin. */
export async function SiteZone({ payload, children }: { payload: Payload; children: ReactNode }) {
  const { timeZone } = await payload.findGlobal({
    slug: 'site_settings',
    select: { timeZone: true },
    depth: 0,
  });
  return (
    <SiteZoneProvider zone={timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'}>{children}</SiteZoneProvider>
  );
}
