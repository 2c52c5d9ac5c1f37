import { withoutValues } from '@keelstone/model/log/without-values';

/**
 * Next.js, and Payload's views, log errors by `console.error` instead of Payload's logger, with all their properties.
 * Call it before they are loaded.
 */
export function logWithoutValues(): void {
  const { error } = console;
  console.error = (...args: unknown[]) => error.apply(console, args.map(withoutValues));
}
