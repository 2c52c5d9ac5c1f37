import { withoutValues } from '@keelstone/model/log/without-values';
import { refusalOf } from './log-refusals.ts';

/** A view that refuses what its address asks for, such as a malformed filter, has no fault that an operator could mend. */
function withoutStack(part: unknown): unknown {
  // What is no JSON may be a file of the build as well as a part of an address, and only the stack says which.
  const refusal = part instanceof SyntaxError ? undefined : refusalOf(part);
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
