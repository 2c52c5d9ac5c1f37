// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollProgress } from './poll-progress.ts';
import { showProgress } from './progress-view.ts';

const responses: (object | string | number | Error)[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  responses.length = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const response = responses.shift();
    if (response instanceof Error) throw response;
    if (typeof response === 'number') return new Response('<b>gone</b>', { status: response });
    return new Response(typeof response === 'string' ? response : JSON.stringify(response));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  const seen: unknown[] = [];
  const stop = pollProgress('/tasks/7?x=1', {
    onProgress: (progress) => seen.push(progress),
    onError: (error) => seen.push(error.message),
  });
  return { seen, stop };
}

it('A-2 asks at once, and again 1500 ms after each success, until 100 per cent', async () => {
  responses.push({ status: 1, percentage: 10 }, { status: 1, percentage: '100', message: 'Done' }, {});
  const { seen } = watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/tasks/7?x=1&_format=json']);
  await vi.advanceTimersByTimeAsync(1499);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
  expect(seen).toEqual([
    { percentage: 10, message: '', label: '' },
    { percentage: 100, message: 'Done', label: '' },
  ]);
});

it.each([-1, 101, 'soon', '', undefined])(
  'A-2 a percentage of %j changes the message only',
  async (value) => {
    responses.push({ status: 1, percentage: value, message: 'Counting' });
    const { seen, stop } = watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([{ percentage: null, message: 'Counting', label: '' }]);
    stop();
  },
);

it('A-2 status 0 shows the data as the error, and stops', async () => {
  responses.push({ status: 0, data: 'The index cannot be written.' });
  const { seen } = watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual(['The index cannot be written.']);
  expect(asked).toHaveLength(1);
});

it.each([
  [503, /An AJAX HTTP error occurred\.\nHTTP Result Code: 503[\s\S]*ResponseText: gone/],
  [new TypeError('down'), /An AJAX HTTP request terminated abnormally\./],
  ['<html>', /The response cannot be read/],
])('A-2 a failed question (%s) is reported once, and stops', async (response, message) => {
  responses.push(response);
  const { seen } = watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([expect.stringMatching(message)]);
});

it('A-2 nothing is heard after stopping', async () => {
  responses.push({ status: 1, percentage: 10 });
  const { seen, stop } = watch();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([]);
});

it('A-2 the view announces politely; an error hides the bar and shows a block', async () => {
  responses.push({ status: 1, percentage: 40, label: 'Rebuilding', message: '4 of 10' }, 500);
  const place = document.createElement('div');
  const onError = vi.fn();
  showProgress(place, '/tasks/7', { label: 'Search index', onError });
  await vi.advanceTimersByTimeAsync(0);
  const bar = place.querySelector('progress');
  expect(place.getAttribute('aria-live')).toBe('polite');
  expect(bar?.value).toBe(40);
  expect(place.textContent).toBe('Rebuilding4 of 10');
  await vi.advanceTimersByTimeAsync(1500);
  expect(bar?.hidden).toBe(true);
  expect(place.querySelector('pre[role=alert]')?.textContent).toContain('HTTP Result Code: 500');
  expect(onError).toHaveBeenCalledOnce();
});
