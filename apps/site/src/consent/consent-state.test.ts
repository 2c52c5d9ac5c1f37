import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ConsentEvent, type ConsentState, nextConsent } from './consent-state.ts';

const GIVEN: ConsentEvent = { kind: 'decided', isGranted: true };
const REFUSED: ConsentEvent = { kind: 'decided', isGranted: false };
const NO_TOOL: ConsentEvent = { kind: 'no_tool' };
const UNDECIDED: ConsentEvent = { kind: 'undecided' };

it.each<[ConsentState, ConsentEvent, ConsentState, string[]]>([
  ['unknown', NO_TOOL, 'granted', ['start']],
  ['unknown', UNDECIDED, 'waiting', []],
  ['unknown', GIVEN, 'granted', ['start']],
  ['unknown', REFUSED, 'refused', ['remove_cookies']],
  ['waiting', UNDECIDED, 'waiting', []],
  ['waiting', GIVEN, 'granted', ['start']],
  ['waiting', REFUSED, 'refused', ['remove_cookies']],
  ['granted', UNDECIDED, 'granted', []],
  ['granted', GIVEN, 'granted', []],
  ['granted', REFUSED, 'refused', ['remove_cookies', 'stop']],
  ['refused', UNDECIDED, 'refused', []],
  ['refused', REFUSED, 'refused', ['remove_cookies']],
  ['refused', GIVEN, 'granted', ['start']],
])('T-1 %s, %j: %s, %j', (state, event, next, effects) => {
  expect(nextConsent(state, event)).toEqual({ state: next, effects });
});

it('T-1 whatever happens, nothing starts twice without a refusal between, and never without a grant', () => {
  const event = fc.constantFrom(GIVEN, REFUSED, NO_TOOL, UNDECIDED);
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let state: ConsentState = 'unknown';
      let running = 0;
      for (const each of events) {
        const transition = nextConsent(state, each);
        state = transition.state;
        for (const effect of transition.effects) {
          if (effect === 'start') running += 1;
          if (effect === 'stop') running -= 1;
        }
        expect(running).toBe(state === 'granted' ? 1 : 0);
      }
    }),
  );
});
