'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import { FIRST_LINKS, LAST_LINKS, linksFor } from './menu-links.ts';

function MenuLinks({ links, className }: { links: typeof FIRST_LINKS; className: string }) {
  const { user } = useAuth<User>();
  const own = linksFor(user, links);
  if (own.length === 0) return null;
  return (
    <p className={className}>
      {own.map(({ name, path }) => (
        <a key={path} href={path}>
          {say(name)}
        </a>
      ))}
    </p>
  );
}

/** First in the menu. */
export const FirstLinks = () => <MenuLinks links={FIRST_LINKS} className="first-links" />;

/** Last in the menu. */
export const LastLinks = () => <MenuLinks links={LAST_LINKS} className="last-links" />;
