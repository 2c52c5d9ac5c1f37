import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barOf, say, step } from './progress.mjs';

let written;
let wasTerminal;
beforeEach(() => {
  written = '';
  wasTerminal = process.stdout.isTTY;
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((line) => {
    written += `${line}\n`;
  });
});
afterEach(() => {
  process.stdout.isTTY = wasTerminal;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ESCAPE = '\u001b';

/** What remains on the screen: a terminal that can go up, and erase from there to the end. */
function screenOf(text) {
  const lines = [''];
  for (const part of text.split(new RegExp(`(${ESCAPE}\\[\\d*[AJ]|\\n)`))) {
    const [, up] = new RegExp(`^${ESCAPE}\\[(\\d+)A$`).exec(part) ?? [];
    if (up) lines.splice(Math.max(0, lines.length - 1 - Number(up)), Number(up) + 1, '');
    else if (part === '\n') lines.push('');
    else if (!part.startsWith(ESCAPE)) lines[lines.length - 1] += part;
  }
  return lines.filter(Boolean);
}

describe('a bar', () => {
  const begin = () => Date.now() - 30_000;

  it('is as full as the work that is done', () => {
    const bar = barOf({ title: 'Loading', begin: begin(), done: 125, total: 250 });
    expect(bar).toContain(`${'█'.repeat(12)}${'░'.repeat(12)} Loading, 125 of 250, 30 s`);
  });

  it('grows with the time where nothing is counted, and never claims to be done', () => {
    const full = (expected) =>
      [...barOf({ title: 'Building', begin: begin(), expected })].filter((c) => c === '█').length;
    expect(full(undefined)).toBe(0);
    expect(full(600)).toBeLessThan(full(60));
    expect(full(1)).toBeLessThan(24);
  });

  it('fits into the terminal', () => {
    expect(barOf({ title: 'x'.repeat(200), begin: begin() }, 60)).toHaveLength(59);
  });
});

describe('a step', () => {
  it('elsewhere than on a terminal says when it starts, goes on and ends, in lines', async () => {
    process.stdout.isTTY = undefined;
    const work = step('Loading', async (progress) => {
      progress(3, 9);
      await vi.advanceTimersByTimeAsync(16_000);
    });
    await work;
    expect(screenOf(written).map((line) => line.replace(/^ *\d+ s {2}/, ''))).toEqual([
      'Loading …',
      'Loading: 3 of 9, 15.0 s',
      'Loading: done in 16.0 s',
    ]);
    expect(written).not.toContain(ESCAPE);
  });

  it('on a terminal has a bar below the lines, which goes with its end', async () => {
    process.stdout.isTTY = true;
    const ends = Promise.withResolvers();
    const first = step('Loading', () => ends.promise);
    const second = step('Building', () => ends.promise, { expected: 60 });
    say('The site answers');
    await vi.advanceTimersByTimeAsync(1000);
    expect(screenOf(written)).toEqual([
      expect.stringContaining('The site answers'),
      expect.stringMatching(/░ Loading, 1 s$/),
      expect.stringMatching(/░ Building, 1 s$/),
    ]);
    ends.resolve();
    await Promise.all([first, second]);
    expect(screenOf(written).map((line) => line.replace(/^ *\d+ s {2}/, ''))).toEqual([
      'The site answers',
      'Loading: done in 1.0 s',
      'Building: done in 1.0 s',
    ]);
  });

  it('that fails leaves no bar, and its error is passed on', async () => {
    process.stdout.isTTY = true;
    await expect(step('Loading', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(screenOf(written)).toEqual([]);
  });
});
