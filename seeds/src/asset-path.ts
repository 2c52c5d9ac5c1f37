import { fileURLToPath } from 'node:url';

/** Where a file of the demo's media lies on this machine, such as `logos/northmere-water.svg`. */
export const assetPath = (name: string): string =>
  fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
