import type { DemoNodeOf } from '../demo-types.ts';
import { articles2025FirstHalf } from './articles-2025-h1.ts';
import { articles2025SecondHalf } from './articles-2025-h2.ts';
import { articles2026FirstHalf } from './articles-2026-h1.ts';

/** The demo's articles, newest file first. */
export const articles: DemoNodeOf<'article'>[] = [
  ...articles2026FirstHalf,
  ...articles2025SecondHalf,
  ...articles2025FirstHalf,
];
