// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createNotice, readAttributes } from './notice-attributes.ts';

const read = (attributes: string) => readAttributes(createNotice(`<div ${attributes}></div>`), 'fallback');

describe('what the markup of a notice says', () => {
  it('N-1 its id, or that of the page settings', () => {
    expect(read('data-notification-id="7"').id).toBe('7');
    expect(read('').id).toBe('fallback');
  });

  it.each([
    ['data-cookie-expiration="30"', 30],
    ['data-cookie-expiration="0.5"', 0.5],
    ['data-cookie-expiration="0"', 0],
    ['data-cookie-expiration="soon"', 0],
    ['', 0],
  ])('N-1 with %s is remembered for %s days', (attributes, days) => {
    expect(read(attributes).cookieDays).toBe(days);
  });

  it.each([
    ['data-cookie-off="1"', true],
    ['data-cookie-off', true],
    ['data-cookie-off="0"', false],
    ['', false],
  ])('N-1 with %s leaves no cookie: %s', (attributes, isOff) => {
    expect(read(attributes).isCookieOff).toBe(isOff);
  });

  it.each([
    ['data-auto-dismiss="1" data-dismiss-time="5"', 5_000],
    ['data-auto-dismiss="1" data-dismiss-time="0.5"', 500],
    ['data-auto-dismiss="1" data-dismiss-time="0"', null],
    ['data-auto-dismiss="1" data-dismiss-time="-5"', null],
    ['data-auto-dismiss="1" data-dismiss-time="soon"', null],
    ['data-auto-dismiss="1"', null],
    ['data-auto-dismiss="0" data-dismiss-time="5"', null],
    ['data-dismiss-time="5"', null],
  ])('N-1 with %s goes by itself after %s ms', (attributes, milliseconds) => {
    expect(read(attributes).dismissAfterMs).toBe(milliseconds);
  });
});

it('N-1 markup of one element is that element; anything else is put into one', () => {
  expect(createNotice('<section>One</section>').outerHTML).toBe('<section>One</section>');
  expect(createNotice('Only text').outerHTML).toBe('<div>Only text</div>');
  expect(createNotice('<svg></svg>').outerHTML).toMatch(/^<div><svg/);
});
