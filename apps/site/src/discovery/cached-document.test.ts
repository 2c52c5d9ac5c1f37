import { expect, it, vi } from 'vitest';
import { CachedDocument } from './cached-document.ts';

it('R-3 makes a document once for all who ask, and anew when something changed', async () => {
  const content = { lastNumber: 1 };
  const make = vi.fn(async () => `as of ${content.lastNumber}`);
  const document = new CachedDocument(content, make);
  expect(await Promise.all([document.get(), document.get()])).toEqual(['as of 1', 'as of 1']);
  expect(make).toHaveBeenCalledTimes(1);
  content.lastNumber = 2;
  expect(await document.get()).toBe('as of 2');
});

it('R-3 does not keep a failure', async () => {
  let fails = true;
  const document = new CachedDocument({ lastNumber: 1 }, async () => {
    if (fails) throw new Error('once');
    return 'made';
  });
  await expect(document.get()).rejects.toThrow('once');
  fails = false;
  expect(await document.get()).toBe('made');
});
