import { BRAND } from '@keelstone/brand/brand.ts';
import { inScheme } from '@keelstone/brand/brand-schema.ts';
import { languages } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE, homePath, LANGUAGES, type Link, languagePrefix } from '@keelstone/model';
import { DataBlock } from '@keelstone/ui/data-block.tsx';
import type { ClientAssets, PageParts } from '../page-parts.ts';
import { FONTS_AHEAD } from './preload.ts';
import { SCHEME_SCRIPT } from './scheme-script.ts';

/** Where the page's own styles are put, which depend on its markup (`app/page-styles.ts`). */
export const STYLES_PLACE = '<style></style>';

const isHome = (parts: PageParts) => parts.path === homePath(parts.site.language);

/** The document title: the page, then the site; on the start page the site and its tagline. */
function documentTitle(parts: PageParts): string {
  const { siteName, tagline } = parts.site;
  if (isHome(parts) && !parts.metaTitle) return [siteName, tagline].filter(Boolean).join(' – ');
  return `${parts.metaTitle ?? parts.title} – ${siteName}`;
}

/** The site's feed, followed by that of the page's listing. */
function feedsOf({ site, feed }: PageParts): Link[] {
  const ofSite = { title: site.siteName, url: `${languagePrefix(site.language)}/rss.xml` };
  return feed && feed.url !== ofSite.url ? [ofSite, feed] : [ofSite];
}

/** All metadata for browsers, search engines and link previews. */
export function Head({ parts, assets }: { parts: PageParts; assets: ClientAssets }) {
  const { site, origin, alternates = {}, listed = alternates, structuredData = [], shareImage } = parts;
  const title = documentTitle(parts);
  const address = parts.canonical ?? parts.path;
  const canonical = address.startsWith('/') ? `${origin}${address}` : address;
  // Language alternatives only apply to the page itself: a filtered list has none.
  const isOneOf = Object.values(listed).includes(address);
  const translated = LANGUAGES.filter((language) => isOneOf && listed[language]);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, whose hash is in the policy */}
      <script dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }} />
      <title>{title}</title>
      <meta name="description" content={parts.description} />
      {parts.robots && <meta name="robots" content={parts.robots} />}
      <link rel="canonical" href={canonical} />
      {translated.length > 1 &&
        translated.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={`${origin}${listed[language]}`} />
        ))}
      {translated.length > 1 && listed[DEFAULT_LANGUAGE] && (
        <link rel="alternate" hrefLang="x-default" href={`${origin}${listed[DEFAULT_LANGUAGE]}`} />
      )}
      {assets.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          media={FONTS_AHEAD}
          crossOrigin="anonymous"
        />
      ))}
      {/* A preview has all styles, because its content is replaced while an editor types. */}
      {assets.stylesheet !== undefined && !parts.bar ? (
        <style />
      ) : (
        assets.stylesheets.map((stylesheet) => <link key={stylesheet} rel="stylesheet" href={stylesheet} />)
      )}
      {assets.scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
      {feedsOf(parts).map(({ title: feedTitle, url }) => (
        <link key={url} rel="alternate" type="application/rss+xml" title={feedTitle} href={url} />
      ))}
      {parts.markdown && <link rel="alternate" type="text/markdown" href={parts.markdown} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.siteName}
        href={`${languagePrefix(site.language)}/opensearch.xml`}
      />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={inScheme(BRAND.colours.paper, scheme)}
        />
      ))}
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:type" content={parts.settings.contentType === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={parts.metaTitle ?? parts.title} />
      <meta property="og:description" content={parts.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languages[site.language].openGraph} />
      {shareImage && (
        <>
          <meta property="og:image" content={shareImage.url} />
          <meta property="og:image:type" content={shareImage.type} />
          <meta property="og:image:width" content={String(shareImage.width)} />
          <meta property="og:image:height" content={String(shareImage.height)} />
          <meta property="og:image:alt" content={shareImage.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structuredData.map((data, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <DataBlock key={position} type="application/ld+json" value={data} />
      ))}
    </head>
  );
}
