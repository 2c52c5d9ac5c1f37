import type { FormState } from 'payload';

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the form went back to what it began with in a field that somebody had typed in. */
export const isReverted = (typed: FormState, now: FormState, initial: FormState): boolean =>
  Object.entries(typed).some(([path, { value }]) => {
    const present = now[path]?.value;
    return !isSame(value, present) && isSame(present, initial[path]?.value);
  });
