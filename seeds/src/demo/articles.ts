import type { DemoNodeOf } from '../demo-types.ts';
import { articles2016To2018 } from './articles/2016-2018.ts';
import { articles2019To2020 } from './articles/2019-2020.ts';
import { articles2021 } from './articles/2021.ts';
import { articles2022 } from './articles/2022.ts';
import { articles2023 } from './articles/2023.ts';
import { articles2024 } from './articles/2024.ts';
import { articles2025FirstHalf } from './articles/2025-h1.ts';
import { articles2025SecondHalf } from './articles/2025-h2.ts';
import { articles2026FirstHalf } from './articles/2026-h1.ts';
import { articles2026SecondHalf } from './articles/2026-h2.ts';

/** The demo's articles, newest file first. */
export const articles: DemoNodeOf<'article'>[] = [
  ...articles2026SecondHalf,
  ...articles2026FirstHalf,
  ...articles2025SecondHalf,
  ...articles2025FirstHalf,
  ...articles2024,
  ...articles2023,
  ...articles2022,
  ...articles2021,
  ...articles2019To2020,
  ...articles2016To2018,
];
