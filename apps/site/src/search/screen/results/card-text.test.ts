import { describe, expect, it } from 'vitest';
import { markTypedPart } from '../keyword/suggestion-list.tsx';
import { stripTags } from './strip-tags.ts';

describe('the text of a card', () => {
  it.each([
    ['<p>One <b>two</b></p>', 'One two'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<script>alert(1)</script>x', 'alert(1) x'],
    ['<<b>img src=x onerror=alert(1)>y', '< img src=x onerror=alert(1)>y'],
    ['one<br/>two <!-- no -->three', 'one two three'],
  ])('S-15 %s is %s without tags', (text, stripped) => {
    expect(stripTags(text)).toBe(stripped);
  });
});

describe('the typed part of a suggestion', () => {
  it.each([
    ['Near Miss Report', 'miss', ['Near ', 'Miss', ' Report']],
    ['Öffentlich', 'öff', ['', 'Öff', 'entlich']],
    ['Near Miss', 'zzz', ['Near Miss', '', '']],
    ['Near Miss', ' ', ['Near Miss', '', '']],
    ['İstanbul risk', 'risk', ['İstanbul risk', '', '']],
  ])('S-5 in %s, %s is marked', (title, typed, parts) => {
    expect(Object.values(markTypedPart(title, typed))).toEqual(parts);
  });
});
