import { examples } from '@keelstone/ui/form-view/form.examples.ts';
import { describe, expect, it } from 'vitest';
import { checkField, type EnteredField } from './check-field.ts';

type Kind = EnteredField['kind'];

const option = (value: string) => ({ value, label: value.toUpperCase() });
const common = { name: 'field', label: 'Field', help: null, isRequired: false };
const fields: { [K in Kind]: Extract<EnteredField, { kind: K }> } = {
  text: { kind: 'text', ...common, autocomplete: null, maxLength: 5 },
  textarea: { kind: 'textarea', ...common, maxLength: 5 },
  email: { kind: 'email', ...common },
  phone: { kind: 'phone', ...common },
  number: { kind: 'number', ...common, min: -2, max: 1500 },
  select: { kind: 'select', ...common, options: [option('a'), option('b')] },
  radio: { kind: 'radio', ...common, options: [option('a'), option('b')] },
  checkboxes: { kind: 'checkboxes', ...common, options: [option('a'), option('b'), option('c')] },
  checkbox: { kind: 'checkbox', ...common, text: [] },
};
const kinds = Object.keys(fields) as Kind[];
const check = (kind: Kind, values: string[], overrides: object = {}, language: 'en' | 'de' = 'en') =>
  checkField({ ...fields[kind], ...overrides } as EnteredField, values, language);

describe('what is entered in a field', () => {
  it('C-8 every kind of the model is tried here', () => {
    expect(kinds.toSorted()).toEqual(
      [...new Set(examples.everyKind.fields.map(({ kind }) => kind))].toSorted(),
    );
  });

  it.each(kinds)('C-8 is needed where the form says so (%s)', (kind) => {
    for (const nothing of [[], [''], ['', '']]) {
      expect(check(kind, nothing, { isRequired: true })).toEqual({ error: 'missing' });
      expect(check(kind, nothing)).toEqual(kind === 'checkbox' ? { value: false } : null);
    }
  });

  it.each(kinds.filter((kind) => kind !== 'checkboxes'))('C-8 is one answer (%s)', (kind) => {
    expect(check(kind, ['a', 'b'])).toEqual({ error: 'several' });
  });

  it.each(['text', 'textarea'] as const)('C-8 is as long as it may be, in characters (%s)', (kind) => {
    expect(check(kind, ['12345'])).toEqual({ value: '12345' });
    expect(check(kind, ['👷👷👷👷👷'])).toEqual({ value: '👷👷👷👷👷' });
    expect(check(kind, ['123456'])).toEqual({ error: 'too_long' });
  });

  it.each([
    'ada@example.org',
    'ada.lovelace+site@sub.example.co.uk',
    "o'neill@example.museum",
    'grüße@bücher.example',
    'a@xn--bcher-kva.xn--p1ai',
    'ADA@EXAMPLE.ORG',
    '用户@例子.广告',
  ])('C-8 is an e-mail address: %s', (text) => {
    expect(check('email', [text])).toEqual({ value: text });
  });

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@example..org',
    'ada@.example.org',
    'ada@example.org.',
    '.ada@example.org',
    'a..da@example.org',
    'ada@-example.org',
    'ada@127.0.0.1',
    'ada@example.o1',
    'a da@example.org',
    'Ada <ada@example.org>',
    'ada@example.org, b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('C-8 is no e-mail address: %s', (text) => {
    expect(check('email', [text])).toEqual({ error: 'email' });
  });

  it.each(['+49 40 123456', '(040) 123-456', '040/12 34 56', '0049.40.1234', '12345', '+49 (0)40 123456–78'])(
    'C-8 is a telephone number: %s',
    (text) => {
      expect(check('phone', [text])).toEqual({ value: text });
    },
  );

  it.each(['1234', 'call me', '+49+40', '12a45', '+', `${'1'.repeat(21)}`])(
    'C-8 is no telephone number: %s',
    (text) => {
      expect(check('phone', [text])).toEqual({ error: 'phone' });
    },
  );

  it.each([
    ['250', 'en', 250],
    ['-2', 'en', -2],
    ['+7', 'de', 7],
    ['1,500', 'en', 1500],
    ['1.500', 'de', 1500],
    ['1,500', 'de', 1.5],
    ['1.500', 'en', 1.5],
    ['1,5', 'en', 1.5],
    ['1 500', 'en', 1500],
    ["1'500", 'de', 1500],
    ['1,234.5', 'en', 1234.5],
    ['0', 'en', 0],
  ] as const)('C-8 C-10 is a number as people write it: %s (%s) is %d', (text, language, number) => {
    expect(check('number', [text], {}, language)).toEqual({ value: number });
  });

  it.each(['a', '1e3', '0x10', '1..5', '1,2,3', '--1', '1 2', 'NaN', 'Infinity', '9'.repeat(31), '٣'])(
    'C-8 is no number: %s',
    (text) => {
      expect(check('number', [text])).toEqual({ error: 'number' });
    },
  );

  it('C-8 is within the bounds of a number', () => {
    expect(check('number', ['-3'])).toEqual({ error: 'too_small' });
    expect(check('number', ['1501'])).toEqual({ error: 'too_large' });
    expect(check('number', ['99999'], { min: null, max: null })).toEqual({ value: 99999 });
  });

  it.each(['select', 'radio'] as const)('C-8 is one of what is offered (%s)', (kind) => {
    expect(check(kind, ['b'])).toEqual({ value: 'b' });
    for (const other of ['B', 'd', 'toString'])
      expect(check(kind, [other])).toEqual({ error: 'not_an_option' });
  });

  it('C-8 is several of what is offered, each once', () => {
    expect(check('checkboxes', ['c', 'a', 'c', ''])).toEqual({ value: ['c', 'a'] });
    expect(check('checkboxes', ['a', 'd'])).toEqual({ error: 'not_an_option' });
  });

  it('C-8 is a box that is ticked, and nothing else', () => {
    expect(check('checkbox', ['yes'], { isRequired: true })).toEqual({ value: true });
    expect(check('checkbox', ['no'])).toEqual({ error: 'not_an_option' });
  });
});
