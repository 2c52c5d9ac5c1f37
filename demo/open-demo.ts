import { join } from 'node:path';
import { openContent } from './loader/check-content.ts';
import type { Content } from './loader/read-content.ts';

const ROOT = join(import.meta.dirname, '..');

let full: Content | undefined;

/** The demo, read and validated once. */
export function openDemo(): Content {
  full ??= openContent(join(import.meta.dirname, 'full'), ROOT);
  return full;
}
