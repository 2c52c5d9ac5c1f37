'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { useAuth } from '@payloadcms/ui';
import './submissions.css';

export const SUBMISSIONS_PATH = '/admin/submissions';

/** Leads to what visitors sent by forms. */
export function SubmissionsLink() {
  const { user } = useAuth<User>();
  if (!user) return null;
  return (
    <p className="submissions-link">
      <a href={SUBMISSIONS_PATH}>Submissions</a>
    </p>
  );
}
