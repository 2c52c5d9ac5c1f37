'use client';

import { useEffect, useState } from 'react';

type LocalTimeProps = {
  /** ISO 8601. */
  at: string;
  /** BCP 47 tag of the admin's language. */
  locale: string;
};

/** A time in the reader's time zone. The server, which does not know it, renders UTC. */
export function LocalTime({ at, locale }: LocalTimeProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(!isHydrated && { timeZone: 'UTC' }),
  });
  return (
    // Server and browser may have different words for a month.
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
