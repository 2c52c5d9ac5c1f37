/**
 * Of one tracker. `unknown`: nothing has been asked. `waiting`: the consent tool is not initialised, or nobody has
 * decided. A withdrawal leads from `granted` to `refused`.
 */
export type ConsentState = 'unknown' | 'waiting' | 'granted' | 'refused';

export type ConsentEvent =
  | { kind: 'no_tool' }
  | { kind: 'undecided' }
  | { kind: 'decided'; isGranted: boolean };

/** What a tracker does on the way. `reload`: a script that runs cannot be stopped otherwise. */
type ConsentEffect = 'start' | 'remove_cookies' | 'reload';

export type Transition = { state: ConsentState; effects: readonly ConsentEffect[] };

/** T-1 as a machine: from a state and what became known to the next state, and what is to be done. */
export function nextConsent(state: ConsentState, event: ConsentEvent): Transition {
  if (event.kind === 'undecided') return { state: state === 'unknown' ? 'waiting' : state, effects: [] };
  const isGranted = event.kind === 'no_tool' || event.isGranted;
  if (isGranted) return { state: 'granted', effects: state === 'granted' ? [] : ['start'] };
  const wasRunning = state === 'granted';
  return { state: 'refused', effects: wasRunning ? ['remove_cookies', 'reload'] : ['remove_cookies'] };
}
