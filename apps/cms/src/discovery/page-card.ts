import type { PublishedNode } from '@keelstone/content/types/types.model.ts';

/** A page as search engines and shared links show it. */
export type PageCard = {
  /** Without the name of the site, which follows it. */
  title: string;
  siteName: string;
  description: string;
  /** What the page says itself where its editor says nothing else. */
  own: { title: string; description: string };
  /** Absolute. */
  address: string;
  /** Address in the CMS; null if the site draws a picture with the title. Its focal point is in percent. */
  picture: { url: string; x: number; y: number } | null;
  isHidden: boolean;
  canonical: string | null;
};

/** Wide enough for the card in the form; made with the upload, so it is always there. */
const SHOWN_WIDTH = 480;

const addressInCms = (url: string) => url.replace(/^\/media\/images\//, '/api/images/file/');

function pictureOf({ meta }: PublishedNode): PageCard['picture'] {
  if (!meta?.picture) return null;
  const { url, renditions, focalPoint } = meta.picture;
  const shown = renditions.find(({ width, format }) => width === SHOWN_WIDTH && format === 'webp');
  return { url: addressInCms(shown?.url ?? url), ...focalPoint };
}

/** @param siteUrl origin of the site */
export function pageCardOf(node: PublishedNode, siteName: string, siteUrl: string): PageCard {
  const { title, path, excerpt, meta } = node;
  return {
    title: meta?.title ?? title,
    siteName,
    description: meta?.description ?? excerpt,
    own: { title, description: excerpt },
    address: new URL(path, siteUrl).href,
    picture: pictureOf(node),
    isHidden: meta?.isHidden ?? false,
    canonical: meta?.canonical ?? null,
  };
}
