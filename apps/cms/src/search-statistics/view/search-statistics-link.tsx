'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import './search-statistics.css';

/** Link to the search statistics. */
export function SearchStatisticsLink() {
  const { user } = useAuth<User>();
  if (!user) return null;
  return (
    <p className="search-statistics-link">
      <a href="/admin/search-statistics">{say('Search statistics')}</a>
    </p>
  );
}
