'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import './unused-media.css';

const UNUSED_MEDIA_PATH = '/admin/unused-media';

/** Link to the unused media, for those who may delete them. */
export function UnusedMediaLink() {
  const { user } = useAuth<User>();
  if (!user || user.role === 'author') return null;
  return (
    <p className="unused-media-link">
      <a href={UNUSED_MEDIA_PATH}>{say('Unused media')}</a>
    </p>
  );
}
