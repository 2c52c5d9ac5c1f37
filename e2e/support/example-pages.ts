import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { createServer, type ViteDevServer } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const SITE = join(ROOT, 'apps', 'site');
export const CLIENT = join(SITE, 'dist', 'client');

type Language = 'en' | 'de';
/** The content of a URL, such as `/accordion/default`. */
type Example = { content: ReactNode; language: Language };
type Examples = { examples: Readonly<Record<string, ReactNode>> };

/** @param brand the value of the variable BRAND, which Vite's configuration reads */
async function startVite(brand: string | undefined): Promise<ViteDevServer> {
  const before = process.env.BRAND;
  if (brand) process.env.BRAND = brand;
  const server = await createServer({
    root: SITE,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  if (before === undefined) delete process.env.BRAND;
  else process.env.BRAND = before;
  return server;
}

const servers = new Map<string | undefined, Promise<ViteDevServer>>();

/**
 * Loads modules through Vite: with styles, whose class names are those of the built stylesheet. Paths are those of
 * the site's sources, or begin with `content/`, `languages/` or `packages/`. All test files of a worker share them.
 */
export async function openSources(brand = process.env.BRAND) {
  const starting = servers.get(brand) ?? startVite(brand);
  servers.set(brand, starting);
  const vite = await starting;
  return <M>(path: string) =>
    vite.ssrLoadModule(
      /^(content|languages|packages)\//.test(path) ? `/@fs/${join(ROOT, path)}` : `/src/${path}`,
    ) as Promise<M>;
}

export type Load = Awaited<ReturnType<typeof openSources>>;

/** Options of the components that are enhanced by scripts. */
async function partExamples(load: Load): Promise<[string, Example][]> {
  const parts = ['accordion', 'tabs', 'dialog', 'recording'];
  const found = parts.map(async (part) => {
    const { examples } = await load<Examples>(`packages/ui/src/${part}/${part}.examples.tsx`);
    return Object.entries(examples).map(([name, content]): [string, Example] => [
      `/${part}/${name}`,
      {
        content: createElement('div', { className: 'frame' }, content),
        language: name.startsWith('german') ? 'de' : 'en',
      },
    ]);
  });
  return (await Promise.all(found)).flat();
}

type SectionExamples = typeof import('@keelstone/content/sections/sections.site.ts');
type SectionViews = typeof import('@keelstone/content/sections/section-list.site.tsx');
type Contexts = typeof import('@keelstone/ui/sections/section-context.fixture.tsx');
type Messages = typeof import('@keelstone/languages/messages.ts');

const KINDS = ['accordion', 'tabbed_billboard', 'product_suite_explorer', 'location_grid'] as const;

/** The examples of sections that consist of these components, and of the map; the longest in German. */
async function sectionExamples(load: Load): Promise<[string, Example][]> {
  const { sectionExamplesOf } = await load<SectionExamples>('content/sections/sections.site.ts');
  const { SectionView } = await load<SectionViews>('content/sections/section-list.site.tsx');
  const { sampleSectionContext } = await load<Contexts>(
    'packages/ui/src/sections/section-context.fixture.tsx',
  );
  const { messagesOf } = await load<Messages>('languages/messages.ts');
  return KINDS.flatMap((kind) =>
    Object.entries(sectionExamplesOf(kind)).map(([name, section]): [string, Example] => {
      const language = name === 'longest' ? 'de' : 'en';
      const context = sampleSectionContext({ language, messages: messagesOf(language, 'sections') });
      return [
        `/sections/${kind}/${name}`,
        { content: createElement(SectionView, { section, context }), language },
      ];
    }),
  );
}

type Rendering = typeof import('../../apps/site/src/shell/render-page.tsx');
type Settings = typeof import('../../apps/site/src/shell/default-site-settings.ts');
type PageSettings = typeof import('../../apps/site/src/shell/page-settings.ts');
type Assets = typeof import('../../apps/site/src/http/files/client-assets.ts');

/**
 * Documents by URL: a title, the example, and space below, so that everything can scroll to the top.
 *
 * @returns null for URLs without an example
 */
export async function documents(load: Load) {
  const examples = new Map([...(await partExamples(load)), ...(await sectionExamples(load))]);
  const { renderPage } = await load<Rendering>('shell/render-page.tsx');
  const { defaultSiteSettings } = await load<Settings>('shell/default-site-settings.ts');
  const { pageSettings } = await load<PageSettings>('shell/page-settings.ts');
  const { readClientAssets } = await load<Assets>('http/files/client-assets.ts');
  // Without the text of the stylesheet, pages link it: what puts styles into pages is in the whole site only.
  const { stylesheet: _, ...assets } = await readClientAssets(CLIENT, []);
  return (path: string): string | null => {
    const example = examples.get(path);
    if (!example) return null;
    const { content, language } = example;
    const site = defaultSiteSettings(language);
    const title = createElement('h1', { className: 'frame' }, 'Example');
    const room = Array.from({ length: 60 }, (_, key) => createElement('p', { key, className: 'frame' }, '·'));
    const parts = {
      site,
      origin: 'http://localhost',
      path,
      title: path,
      description: path,
      settings: pageSettings({ site, path }),
      content: createElement('div', null, title, content, room),
    };
    return renderPage(parts, assets);
  };
}
