import { afterEach, expect, it, vi } from 'vitest';
import { WireResponse } from './wire-response.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('R-5 an response in one piece has the time at which it is given', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:59:59.900Z') });
  const response = new WireResponse(
    200,
    ['content-type', 'text/html', 'content-length', '4'],
    Buffer.from('Risk'),
  );
  const head = (time: string) =>
    `HTTP/1.1 200 OK\r\nDate: Sat, 21 Nov 2026 ${time} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n` +
    'content-type: text/html\r\ncontent-length: 4\r\n\r\n';
  expect(response.bytes.toString()).toBe(`${head('09:59:59')}Risk`);
  vi.setSystemTime(new Date('2026-11-21T10:00:00.000Z'));
  expect(response.bytes.toString()).toBe(`${head('10:00:00')}Risk`);
  // The clock is set back, as happens on real machines.
  vi.setSystemTime(new Date('2026-11-21T09:00:00.000Z'));
  expect(response.bytes.toString()).toBe(`${head('09:00:00')}Risk`);
  expect(response.body.toString()).toBe('Risk');
});
