import { expect, it } from 'vitest';
import { keepHistoryState } from './keep-history-state.ts';

it('an entry of the history keeps its state when only its address is replaced', () => {
  const calls: unknown[] = [];
  const history = {
    state: { tree: 'list' },
    replaceState: (...given: unknown[]) => calls.push(given),
  } as unknown as History;
  keepHistoryState(history);
  history.replaceState(null, '', '?limit=10');
  history.replaceState({ tree: 'form' }, '', '/form');
  expect(calls).toEqual([
    [{ tree: 'list' }, '', '?limit=10'],
    [{ tree: 'form' }, '', '/form'],
  ]);
});
