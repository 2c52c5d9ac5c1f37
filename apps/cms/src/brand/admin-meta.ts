import type { Brand } from '@keelstone/brand/brand-schema.ts';
import type { Config } from 'payload';

/** What browsers show of an admin page around it: the name behind its title, and the brand's picture on its tab. */
export function adminMeta({ name, favicon }: Brand): NonNullable<Config['admin']>['meta'] {
  // In the page itself: the admin has no folder of public files that a brand could bring its own to.
  const url = `data:image/svg+xml;base64,${Buffer.from(favicon).toString('base64')}`;
  return {
    titleSuffix: ` · ${name}`,
    defaultOGImageType: 'off',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url }],
    openGraph: { siteName: name, title: name, description: '' },
  };
}
