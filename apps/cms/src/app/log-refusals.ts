import { WITHOUT_VALUES } from '@keelstone/model/log/without-values';
import type { Level } from 'pino';
import { faultOf } from '../http/request-faults.ts';

type Refusal = { name: string; status: number; message: string };
type Logger = Record<Level, (details: object, message: string) => void>;

const ERROR = 50;

/** How libraries that read files say that one is damaged: whoever has uploaded it is told. */
const DAMAGED_FILE =
  /^(vips|Input (buffer|file) (is missing|contains unsupported|has corrupt)|Invalid PDF file|Invalid or corrupted ISO)/;

/** An error that refuses a request, because of what it asks; undefined for all others. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, status = 500 } = error as Error & { status?: number };
  if (status >= 400 && status < 500) return { name, status, message };
  const fault = faultOf(error);
  return fault && { name, status: 400, message: fault };
}

/**
 * What Payload logs of a request that was refused: wrong passwords, stale saves, files that are no pictures. Our own
 * errors are logged with a message, whatever status they have: nobody has asked for what fails in the background.
 */
function refusalIn(args: readonly unknown[]): Refusal | undefined {
  const [first] = args.length === 1 ? args : [];
  const { err } = (first ?? {}) as { err?: unknown };
  const text = err instanceof Error ? err.message : String(first);
  if (DAMAGED_FILE.test(text)) return { name: 'DamagedFile', status: 400, message: text };
  return refusalOf(err);
}

/**
 * Hooks for pino. Payload logs each refusal as an error with its stack, so that those that an operator has to mend would
 * be lost among what editors mistype. They become a line of the level `info`, and nothing has values of statements.
 */
export const LOG_HOOKS = {
  logMethod<Arguments extends unknown[]>(
    this: unknown,
    args: Arguments,
    method: (this: never, ...args: Arguments) => void,
    level: number,
  ): void {
    const refusal = level === ERROR ? refusalIn(args) : undefined;
    if (refusal) {
      (this as Logger).info({ refused: refusal.name, status: refusal.status }, refusal.message);
      return;
    }
    WITHOUT_VALUES.logMethod.call(this, args, method as (this: never, ...args: unknown[]) => void);
  },
};
