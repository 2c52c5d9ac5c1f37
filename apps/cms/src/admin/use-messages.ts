'use client';

import { useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import type { messages } from './messages.ts';

type All = typeof messages;

/** The messages of one room, in the language of the admin; `{{name}}` is replaced by the value of that name. */
export function useMessages<Room extends keyof All>(
  room: Room,
): (key: keyof All[Room] & string, values?: Record<string, unknown>) => string {
  const { t } = useTranslation();
  return useCallback((key, values) => t(`keelstone:${room}:${key}` as never, values), [room, t]);
}
