import { SITE_SETTINGS_KEY } from '@keelstone/content/settings/site-settings.model.ts';
import type { ContentChange, ContentSnapshot } from '@keelstone/read-model';
import { setSiteZone } from '@keelstone/ui/date/site-zone.ts';
import * as v from 'valibot';

const zoneSchema = v.object({ timeZone: v.optional(v.string()) });

type Setting = { key: string; value: unknown };

/** The zone is the same in each language. */
function follow({ key, value }: Setting): void {
  if (key !== SITE_SETTINGS_KEY) return;
  const { success, output } = v.safeParse(zoneSchema, value);
  setSiteZone(success ? output.timeZone : undefined);
}

/** Keeps the time zone of the site's dates as published in the site settings. */
export const siteZoneFollower = {
  load: ({ settings }: ContentSnapshot): void => settings.forEach(follow),
  apply: (changes: readonly ContentChange[]): void => {
    for (const change of changes) if (change.kind === 'setting') follow(change);
  },
};
