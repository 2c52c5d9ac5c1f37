import { expect, it } from 'vitest';
import { trustedUrlsField } from './trusted-urls.field.ts';

const validate = trustedUrlsField.validate as unknown as (value: string | null) => true | string;

it.each([
  null,
  '',
  'https://partner.example/answer',
  ' https://a.example/x?y=1 \n\nhttps://b.example ',
  'http://localhost:3000/answer',
  'http://127.0.0.1/answer',
  'http://partner.test/answer',
])('A-1 may be trusted: %j', (value) => {
  expect(validate(value)).toBe(true);
});

it.each([
  'http://partner.example/answer',
  'http://localhost.example/answer',
  'ftp://partner.example',
  'partner.example',
  '/answer',
  'https://*.example/answer',
  'https://a.example, https://b.example',
  'https://a.example/x;y',
  'https://name@partner.example',
  'https://name:secret@partner.example',
  'https://partner.example/answer#part',
])('A-1 cannot be trusted: %s', (value) => {
  expect(validate(`https://good.example\n${value}`)).toBe(
    `"${value}" cannot be trusted. Give one whole address a line that begins with https:// and has no * and no # in it.`,
  );
});

it('A-1 has room for twenty addresses', () => {
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, number) => `https://a.example/${number}`).join('\n');
  expect(validate(addresses(20))).toBe(true);
  expect(validate(addresses(23))).toBe('There is room for 20 addresses, and these are 23. Remove 3.');
});
