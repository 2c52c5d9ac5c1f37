'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import './search-trial.css';

/** Link to the view in which searches are tried. */
export function SearchTrialLink() {
  const { user } = useAuth<User>();
  if (!user) return null;
  return (
    <p className="search-trial-link">
      <a href="/admin/search-trial">{say('Try the search')}</a>
    </p>
  );
}
