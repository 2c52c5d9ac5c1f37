import { withoutValues } from '@keelstone/model/log/without-values';
import { refusalOf } from './log-refusals.ts';

/** A view that refuses what its address asks for, such as a malformed filter, has no fault that an operator could mend. */
function withoutStack(part: unknown): unknown {
  const refusal = refusalOf(part);
  return refusal ? `${refusal.name} (${refusal.status}): ${refusal.message}` : withoutValues(part);
}

/**
 * Next.js, and Payload's views, log errors by `console.error` instead of Payload's logger, with all their properties.
 * Call it before they are loaded.
 */
export function logWithoutValues(): void {
  const { error } = console;
  console.error = (...args: unknown[]) => error.apply(console, args.map(withoutStack));
}
