import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  areTextsSettled,
  holdingChanges,
  settleTexts,
  type WatchedText,
  watchText,
  whenTextsSettled,
} from './settled-texts.ts';

const texts: WatchedText[] = [];
const text = () => {
  const watched = watchText();
  texts.push(watched);
  return watched;
};

/** Whether a save waits, now and later. */
function save() {
  const state = { waits: true };
  void settleTexts().then(() => {
    state.waits = false;
  });
  return state;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const each of texts.splice(0)) each.handedOver();
  await pass(1000);
  vi.useRealTimers();
});

describe('texts that settle later', () => {
  it('C-14 are waited for, also when one unsettles another', async () => {
    const [inside, around] = [text(), text()];
    inside.typed();
    const saving = save();
    await pass(500);
    expect(areTextsSettled()).toBe(false);
    inside.handedOver();
    expect(areTextsSettled()).toBe(true);
    await pass(40);
    around.typed();
    await pass(500);
    expect(saving.waits).toBe(true);
    around.handedOver();
    await pass(40);
    expect(saving.waits).toBe(true);
    await pass(40);
    expect(saving.waits).toBe(false);
  });

  it('C-14 are waited for if a save begins after one was handed over, and before it unsettles another', async () => {
    const [inside, around] = [text(), text()];
    inside.typed();
    inside.handedOver();
    const saving = save();
    await pass(40);
    around.typed();
    await pass(500);
    expect(saving.waits).toBe(true);
  });

  it('C-14 keep nobody from saving', async () => {
    text().typed();
    const saving = save();
    await pass(2900);
    expect(saving.waits).toBe(true);
    await pass(200);
    expect(saving.waits).toBe(false);
  });

  it('C-14 are not waited for where nothing was typed, or what was typed has been there for long', async () => {
    const before = text();
    expect(save().waits).toBe(true);
    before.typed();
    before.handedOver();
    await pass(100);
    const saving = save();
    await Promise.resolve();
    await Promise.resolve();
    expect(saving.waits).toBe(false);
  });
});

describe('a change of rows', () => {
  const change = () => {
    const state = { isDone: false };
    whenTextsSettled(() => {
      state.isDone = true;
    });
    return state;
  };

  it('C-14 waits for the end of a save, and for what was typed meanwhile', async () => {
    await pass(100);
    expect(change().isDone).toBe(true);
    const { promise, resolve } = Promise.withResolvers<string>();
    const save = holdingChanges(promise);
    const moved = change();
    await pass(5000);
    const inside = text();
    inside.typed();
    resolve('saved');
    expect(await save).toBe('saved');
    // The form has to show what was saved first.
    expect([moved.isDone, change().isDone]).toEqual([false, false]);
    await pass(500);
    expect(moved.isDone).toBe(false);
    inside.handedOver();
    await pass(200);
    expect(moved.isDone).toBe(true);
    expect(change().isDone).toBe(true);
  });

  it('C-14 goes on after a save that fails, and where a text never settles', async () => {
    // The clock begins anew in each test.
    await pass(30_000);
    const { promise, reject } = Promise.withResolvers<string>();
    const save = holdingChanges(promise);
    const moved = change();
    reject(new Error('The network is gone.'));
    await expect(save).rejects.toThrow('gone');
    await pass(100);
    expect(moved.isDone).toBe(true);
    text().typed();
    const other = change();
    await pass(3200);
    expect(other.isDone).toBe(true);
  });
});
