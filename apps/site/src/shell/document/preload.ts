import { WIDE_WINDOW } from '@keelstone/ui/dom/wide-window.ts';
import type { ClientAssets } from '../../http/files/client-assets.ts';

/**
 * In which windows the typefaces are fetched before the styles that ask for them. Wide ones are on a good line as a
 * rule, and never show another typeface first. On a telephone's line they would hold up the styles: there what stands in
 * for them, with their widths, is painted first (ADR 13).
 */
export const FONTS_AHEAD = WIDE_WINDOW;

/**
 * What the first paint needs, as the header `Link` says it. Caches in front send it ahead while they ask here; our own
 * response is there in less time than a hint would take, and its head names the same files.
 */
export function preloadLink({ stylesheets, fonts }: ClientAssets): string {
  return [
    ...stylesheets.map((file) => `<${file}>; rel=preload; as=style`),
    ...fonts.map((file) => `<${file}>; rel=preload; as=font; crossorigin; media="${FONTS_AHEAD}"`),
  ].join(', ');
}
