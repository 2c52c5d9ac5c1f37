'use client';

import { Button, toast } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

const SITE_SUFFIX = / · Keelstone$/;
const MAX_TITLE = 120;
const DASHBOARD = '/admin';

async function add(): Promise<void> {
  const title = document.title.replace(SITE_SUFFIX, '').slice(0, MAX_TITLE);
  const response = await fetch('/api/shortcuts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ title, url: location.pathname + location.search }),
  });
  if (response.ok) toast.success(`“${title}” is on your dashboard now.`);
  else toast.error('The shortcut was not added. Try again.');
}

/** In the head of every page of the CMS: puts it on the user's own dashboard (C-6). */
export function AddShortcut() {
  if (usePathname() === DASHBOARD) return null;
  return (
    <Button buttonStyle="subtle" size="small" margin={false} onClick={() => void add()}>
      Add shortcut
    </Button>
  );
}
