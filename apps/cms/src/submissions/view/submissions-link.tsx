'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import './submissions.css';

const SUBMISSIONS_PATH = '/admin/submissions';

/** Link to the form submissions. */
export function SubmissionsLink() {
  const { user } = useAuth<User>();
  if (!user) return null;
  return (
    <p className="submissions-link">
      <a href={SUBMISSIONS_PATH}>{say('Submissions')}</a>
    </p>
  );
}
