import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { messagesOf } from './messages.ts';
import { fillMessage } from './say.ts';

/** The names of values in a message, or in those of a group. */
const names = (message: unknown): unknown =>
  typeof message === 'string'
    ? [...message.matchAll(/\{\w+\}/g)].map(String).sort()
    : Object.fromEntries(Object.entries(message as object).map(([key, each]) => [key, names(each)]));

describe('a message with values', () => {
  it('U-9 has them in place of their names, whatever they contain', () => {
    expect(fillMessage('{count} of {all}, {other}', { count: 3, all: '{count}' })).toBe(
      '3 of {count}, {other}',
    );
  });

  it.each(['content', 'translation'] as const)(
    'U-9 has the same values in every language, in %s',
    (feature) => {
      for (const language of LANGUAGES)
        expect(names(messagesOf(language, feature))).toEqual(names(messagesOf('en', feature)));
    },
  );
});
