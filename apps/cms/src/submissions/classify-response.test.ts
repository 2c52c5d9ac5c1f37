import { describe, expect, it } from 'vitest';
import { classifyResponse, readRetryAfter } from './classify-response.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const validate = (status: number, text = '', retryAfter: string | null = null) =>
  classifyResponse({ status, text, retryAfter }, NOW);

describe('the response of a receiver', () => {
  it.each([200, 201, 202, 204])('C-8 %i means that it has the submission', (status) => {
    expect(validate(status)).toBeNull();
  });

  it.each([400, 413, 415, 422])('C-8 %i is final: the same again would be refused again', (status) => {
    expect(validate(status)).toMatchObject({ isFinal: true });
  });

  it.each([301, 307, 401, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504])(
    'C-8 %i may pass, or be mended',
    (status) => {
      expect(validate(status)).toMatchObject({ isFinal: false });
    },
  );

  it('C-8 is told to editors, with what to look at', () => {
    expect(validate(401)?.error).toContain('MARKETING_TOKEN');
    expect(validate(404)?.error).toContain('MARKETING_ENDPOINT');
    expect(validate(308)?.error).toContain('MARKETING_ENDPOINT');
    expect(validate(400, '{"error":\n "no\u0000 such list"}')?.error).toBe(
      'The receiver answers 400: {"error": "no such list"}',
    );
    expect(validate(500)?.error).toBe('The receiver answers 500.');
    expect(validate(500, 'x'.repeat(9999))?.error.length).toBeLessThan(400);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['120', 120_000],
    ['-5', 0],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['999999', 21_600_000],
  ])('C-8 asks to wait: %j', (header, milliseconds) => {
    expect(readRetryAfter(header, NOW)).toBe(milliseconds);
    expect(validate(429, '', header)?.retryAfterMs).toBe(milliseconds);
  });
});
