'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

const MAX_TITLE = 120;
const DASHBOARD = '/admin';

/** @param suffix the end of every page title: the brand's name */
async function add(suffix: string): Promise<void> {
  const whole = document.title;
  const title = (whole.endsWith(suffix) ? whole.slice(0, -suffix.length) : whole).slice(0, MAX_TITLE);
  const response = await fetch('/api/shortcuts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ title, url: location.pathname + location.search }),
  });
  if (response.ok) toast.success(say('“{title}” is on your dashboard now.', { title }));
  else toast.error(say('The shortcut was not added. Try again.'));
}

/**
 * In the header of every admin page: adds it to the user's own dashboard (C-6). On a phone, only the palette has room
 * for it.
 */
export function AddShortcut() {
  const { config } = useConfig();
  if (usePathname() === DASHBOARD) return null;
  return (
    <Button
      className="add-shortcut"
      buttonStyle="subtle"
      size="small"
      margin={false}
      onClick={() => void add(config.admin.meta?.titleSuffix ?? '')}
    >
      {say('Add shortcut')}
    </Button>
  );
}
