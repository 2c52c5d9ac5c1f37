import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { readSiteZone } from './read-site-zone.ts';
import { SiteZoneProvider } from './use-site-zone.tsx';

/** Reads the time zone of the site once for every page of the admin. */
export async function SiteZone({ payload, children }: { payload: Payload; children: ReactNode }) {
  return <SiteZoneProvider zone={await readSiteZone(payload)}>{children}</SiteZoneProvider>;
}
