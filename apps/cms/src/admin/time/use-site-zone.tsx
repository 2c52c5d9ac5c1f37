'use client';

import { createContext, type ReactNode, use } from 'react';

const Zone = createContext('UTC');

/** Tells every form the time zone of the site. */
export function SiteZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  return <Zone value={zone}>{children}</Zone>;
}

/** The time zone of times that have none of their own. */
export const useSiteZone = (): string => use(Zone);
