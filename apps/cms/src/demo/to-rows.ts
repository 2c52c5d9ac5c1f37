import type { Localized } from '@keelstone/seeds';
import { type DemoContext, words } from './demo-context.ts';
import { stableId } from './stable-id.ts';

type Cell = Localized<string> | string | undefined;

/**
 * The rows of an array in one language. Their ids are made of their place, so that both languages meet in one row.
 *
 * @param path key of the node and name of the field, which together are unique
 */
export const toRows = (
  path: readonly string[],
  rows: readonly Record<string, Cell>[] | undefined,
  context: DemoContext,
): Record<string, unknown>[] | undefined =>
  rows?.map((row, index) => ({
    id: stableId(...path, index),
    ...Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        typeof cell === 'object' ? words(cell, context) : cell,
      ]),
    ),
  }));
