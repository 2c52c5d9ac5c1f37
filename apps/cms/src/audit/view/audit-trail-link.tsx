'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import './audit-trail.css';

/** Link to the audit trail, for administrators. */
export function AuditTrailLink() {
  const { user } = useAuth<User>();
  if (user?.role !== 'administrator') return null;
  return (
    <p className="audit-trail-link">
      <a href="/admin/audit-trail">{say('Audit trail')}</a>
    </p>
  );
}
