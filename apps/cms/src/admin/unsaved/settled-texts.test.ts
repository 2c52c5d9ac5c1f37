import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areTextsSettled, settleTexts, type WatchedText, watchText } from './settled-texts.ts';

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
