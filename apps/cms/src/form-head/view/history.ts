/** States of a form, of which one is shown. */
export type History<State> = { past: readonly State[]; present: State; future: readonly State[] };

/** More than anybody counts back, and little memory: states share their unchanged parts. */
const MOST_STEPS = 100;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** A new state, after which nothing can be redone. */
export const record = <State>({ past, present }: History<State>, next: State): History<State> => ({
  past: [...past, present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

/** One step back; the same history if there is none. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous === undefined
    ? history
    : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward again; the same history if there is none. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later };
}
