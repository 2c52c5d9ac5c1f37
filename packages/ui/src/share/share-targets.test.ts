import { expect, it } from 'vitest';
import { shareTargets } from './share-targets.ts';

const shared = {
  url: 'https://www.keelstone.example/de/artikel/ü?a=1&b=2',
  title: 'Risk & claims: 100 % + “why”',
};
const { linkedIn, x, email } = shareTargets(shared);

it('U-7 LinkedIn and X are given the address, whole, and X the title', () => {
  expect(new URL(linkedIn).searchParams.get('url')).toBe(shared.url);
  expect(linkedIn).toMatch(/^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?/);
  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ text: shared.title, url: shared.url });
  expect(x).toMatch(/^https:\/\/x\.com\/intent\/post\?/);
});

it('U-7 a mail has the title as its subject, and says where the page is', () => {
  const fields = new Map(
    email
      .replace('mailto:?', '')
      .split('&')
      .map((field) => field.split('=') as [string, string]),
  );
  expect(decodeURIComponent(fields.get('subject') ?? '')).toBe(shared.title);
  expect(decodeURIComponent(fields.get('body') ?? '')).toBe(`${shared.title}\r\n${shared.url}`);
  expect(email).not.toMatch(/[+ \n]/);
});
