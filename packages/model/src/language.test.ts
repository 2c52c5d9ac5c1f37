import { describe, expect, it } from 'vitest';
import { languagePrefix, splitLanguage } from './language.ts';

describe('languages', () => {
  it.each([
    ['/de/artikel/x', 'de', '/artikel/x'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/articles/x', 'en', '/articles/x'],
    ['/', 'en', '/'],
    ['/design', 'en', '/design'],
    ['/en/x', 'en', '/en/x'],
  ] as const)('C-10 %s is %s at %s', (path, language, rest) => {
    expect(splitLanguage(path)).toEqual({ language, rest });
  });

  it('C-10 only the default language has no prefix', () => {
    expect([languagePrefix('en'), languagePrefix('de')]).toEqual(['', '/de']);
  });
});
