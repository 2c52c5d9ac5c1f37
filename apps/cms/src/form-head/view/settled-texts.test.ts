import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settleTexts, watchText } from './settled-texts.ts';

/** A text that has these states in turn, and the last one from then on. */
function text(...states: boolean[]) {
  const seen = { looks: 0 };
  onTestFinished(
    watchText(() => {
      seen.looks += 1;
      return states[seen.looks - 1] ?? states.at(-1) === true;
    }),
  );
  return seen;
}

describe('texts that settle later', () => {
  it('C-14 are waited for, also when one unsettles another', async () => {
    const inside = text(false, true);
    const around = text(true, false, true);
    await settleTexts();
    expect([inside.looks, around.looks]).toEqual([6, 5]);
  });

  it('C-14 keep nobody from saving', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const never = text(false);
    const done = settleTexts();
    await vi.advanceTimersByTimeAsync(4000);
    await done;
    expect(never.looks).toBeGreaterThan(3);
  });

  it('C-14 are not waited for where there are none', async () => {
    let isDone = false;
    void settleTexts().then(() => {
      isDone = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(isDone).toBe(true);
  });
});
