import { WIDE_WINDOW } from '@keelstone/ui/dom/wide-window.ts';
import type { ClientAssets } from '../../http/files/client-assets.ts';

/**
 * The windows in which fonts are preloaded, ahead of the stylesheet that refers to them. Wide windows usually
 * have a fast connection, and never show a fallback font first. On a phone's connection the fonts would delay
 * the styles: there, fallback fonts with adjusted widths are painted first (ADR 13).
 */
export const FONTS_AHEAD = WIDE_WINDOW;

/**
 * What the first paint needs, as the header `Link` says it. Caches in front send it ahead while they ask here; our own
 * response is there in less time than a hint would take, and its head names the same files.
 */
export function preloadLink({ stylesheet, stylesheets, fonts }: ClientAssets): string {
  return [
    ...(stylesheet === undefined ? stylesheets : []).map((file) => `<${file}>; rel=preload; as=style`),
    ...fonts.map((file) => `<${file}>; rel=preload; as=font; crossorigin; media="${FONTS_AHEAD}"`),
  ].join(', ');
}
