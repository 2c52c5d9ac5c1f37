import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import { isStaff } from '../../access/roles.ts';
import { galleryLink } from '../preview-link.ts';
import '../../admin/dashboard/dashboard.css';

/** On the dashboard: every kind of section, as the website renders it (C-5). */
export function SectionGallery({ payload, user }: { payload: Payload; user: User }) {
  if (!isStaff({ user: { ...user, collection: 'users' } })) return null;
  return (
    <section className="dashboard-list">
      <p>
        <a href={galleryLink({ payload })} target="_blank" rel="noreferrer">
          {say('Sections, as visitors see them')}
        </a>
      </p>
    </section>
  );
}
