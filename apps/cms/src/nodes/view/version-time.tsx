'use client';

import { formatTime } from '../../admin/format-time.ts';

/** In the reader's time zone, which the server does not know. */
export function VersionTime({ at }: { at: string }) {
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatTime(new Date(at))}
    </time>
  );
}
