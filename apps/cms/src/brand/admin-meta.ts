import type { Brand } from '@keelstone/brand/brand-schema.ts';
import type { Config } from 'payload';

/** The suffix of every page title, and the favicon. */
export function adminMeta({ name, favicon }: Brand): NonNullable<Config['admin']>['meta'] {
  // Inlined, because the admin has no public folder to which a brand could add files.
  const url = `data:image/svg+xml;base64,${Buffer.from(favicon).toString('base64')}`;
  return {
    titleSuffix: ` · ${name}`,
    defaultOGImageType: 'off',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url }],
    openGraph: { siteName: name, title: name, description: '' },
  };
}
