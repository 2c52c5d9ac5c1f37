import type { FormState } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldReducer } from '../../../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js';
import { askAgain } from './ask-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('C-5 C-14 asking again for the fields of a new row keeps the row that was added meanwhile', () => {
  let state: FormState = { sections: { value: 1, rows: [{ id: 'a', isLoading: true }] } };
  const dispatchFields = (action: object) => {
    state = fieldReducer(state, action as never);
  };
  const giveUp = askAgain({ dispatchFields, getFields: () => state }, 'sections');
  dispatchFields({ type: 'ADD_ROW', path: 'sections', blockType: 'headline', subFieldState: {} });
  const added = state.sections;
  vi.advanceTimersByTime(1000);
  expect(state.sections).not.toEqual(added);
  expect(state.sections?.rows?.map(({ blockType }) => blockType)).toEqual([undefined, 'headline']);
  giveUp();
});
