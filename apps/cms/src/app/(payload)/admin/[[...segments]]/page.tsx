import { type AdminText, say } from '@keelstone/languages/say.ts';
import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import type { SanitizedConfig } from 'payload';
import { shrinkClientConfigurations } from '../../../../admin/client-configuration.ts';
import { importMap } from '../importMap.js';

type Address = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
};

/** Payload shows the titles of views as they are configured, so they are said for each reader. */
async function withSaidTitles(): Promise<SanitizedConfig> {
  const known = await config;
  const { components } = known.admin;
  const views = Object.entries(components.views ?? {}).map(([key, view]) => [
    key,
    { ...view, meta: { ...view.meta, title: say(String(view.meta?.title ?? '') as AdminText) } },
  ]);
  return {
    ...known,
    admin: { ...known.admin, components: { ...components, views: Object.fromEntries(views) } },
  };
}

export const generateMetadata = ({ params, searchParams }: Address): Promise<Metadata> =>
  generatePageMetadata({ config: withSaidTitles(), params, searchParams });

export default async function Page({ params, searchParams }: Address) {
  const page = await RootPage({ config, importMap, params, searchParams });
  shrinkClientConfigurations();
  return page;
}
