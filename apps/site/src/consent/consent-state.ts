/**
 * The state of one tracker. `unknown`: consent has not been checked yet. `waiting`: the consent tool is not
 * initialised, or there is no decision. Withdrawing consent leads from `granted` to `refused`.
 */
export type ConsentState = 'unknown' | 'waiting' | 'granted' | 'refused';

export type ConsentEvent =
  | { kind: 'no_tool' }
  | { kind: 'undecided' }
  | { kind: 'decided'; isGranted: boolean };

/** The action of a transition. */
type ConsentEffect = 'start' | 'remove_cookies' | 'stop';

export type Transition = { state: ConsentState; effects: readonly ConsentEffect[] };

/** The state machine of T-1: from a state and an event to the next state and the actions to perform. */
export function nextConsent(state: ConsentState, event: ConsentEvent): Transition {
  if (event.kind === 'undecided') return { state: state === 'unknown' ? 'waiting' : state, effects: [] };
  const isGranted = event.kind === 'no_tool' || event.isGranted;
  if (isGranted) return { state: 'granted', effects: state === 'granted' ? [] : ['start'] };
  const wasRunning = state === 'granted';
  return { state: 'refused', effects: wasRunning ? ['remove_cookies', 'stop'] : ['remove_cookies'] };
}
