import { afterEach, expect, it, vi } from 'vitest';
import { WireAnswer } from './wire-response.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('R-5 an answer in one piece has the time at which it is given', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:59:59.900Z') });
  const answer = new WireAnswer(
    200,
    ['content-type', 'text/html', 'content-length', '4'],
    Buffer.from('Risk'),
  );
  const head = (time: string) =>
    `HTTP/1.1 200 OK\r\nDate: Sat, 21 Nov 2026 ${time} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n` +
    'content-type: text/html\r\ncontent-length: 4\r\n\r\n';
  expect(answer.bytes.toString()).toBe(`${head('09:59:59')}Risk`);
  vi.setSystemTime(new Date('2026-11-21T10:00:00.000Z'));
  expect(answer.bytes.toString()).toBe(`${head('10:00:00')}Risk`);
  // Set back, as clocks are.
  vi.setSystemTime(new Date('2026-11-21T09:00:00.000Z'));
  expect(answer.bytes.toString()).toBe(`${head('09:00:00')}Risk`);
  expect(answer.body.toString()).toBe('Risk');
});
