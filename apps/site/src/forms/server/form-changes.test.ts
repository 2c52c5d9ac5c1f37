import type { Form, FormField } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import { hiddenValues } from '@keelstone/ui/form-view/hidden-values.ts';
import { describe, expect, it } from 'vitest';
import { readAsync, readUrlEncoded } from './entered.ts';
import { findChanges } from './form-changes.ts';

const base = { label: 'A', help: null, isRequired: false };
const text = (name: string, more = {}): FormField =>
  ({ ...base, kind: 'text', name, autocomplete: null, maxLength: 200, ...more }) as FormField;
const choice = (name: string, more = {}): FormField =>
  ({ ...base, kind: 'select', name, options: [{ value: 'a', label: 'A' }], ...more }) as FormField;
const file = (name: string, more = {}): FormField =>
  ({ ...base, kind: 'file', name, accepts: [], maxMegabytes: 5, maxFiles: 1, ...more }) as FormField;
const form = (...fields: FormField[]): Form => sampleForm({ id: 1, fields, hiddenFields: [] });
const ifPhone = { condition: { field: 'way', values: ['phone'] } };
const ifMail = { condition: { field: 'way', values: ['mail'] } };

/** What is lost of what was entered in one form, if it is another one by now. */
function lost(was: Form, is: Form, answers: Record<string, string>, sent: Record<string, string> = {}) {
  const shown = hiddenValues(was, 'page', 'en', { page: '/' } as never).find(
    ({ name }) => name === FORM_NAMES.fields,
  );
  const entered = { [FORM_NAMES.fields]: shown?.value ?? '', ...answers };
  return findChanges(is, {
    entered: new Map(Object.entries(entered).map(([name, value]) => [name, [value]])),
    files: new Map(Object.entries(sent).map(([name, value]) => [name, [{ name: value }]])) as never,
  }).lost;
}

describe('answers to a form that an editor has changed meanwhile', () => {
  it('C-8 are none if it is as it was', () => {
    const same = form(choice('way'), text('number', ifPhone), file('photo'));
    expect(lost(same, same, { way: 'phone', number: '030' }, { photo: 'a.png' })).toEqual([]);
    expect(lost(same, same, { way: 'mail', number: '030' })).toEqual([]);
  });

  it('C-8 are those to a field that is gone', () => {
    expect(lost(form(text('a'), text('b')), form(text('a')), { a: 'A', b: 'B' })).toEqual(['B']);
  });

  it.each([
    ['a condition that was turned', ifPhone, ifMail, 'phone', ['030']],
    ['a condition that was added', {}, ifMail, 'phone', ['030']],
    ['a condition that is met all the same', {}, ifPhone, 'phone', []],
    ['a condition that was taken away', ifPhone, {}, 'phone', []],
    ['a field that was not asked for before either', ifPhone, ifMail, 'post', []],
  ])('C-8 are those that are asked for no more: %s', (_, was, is, way, expected) => {
    const [before, after] = [
      form(choice('way'), text('number', was)),
      form(choice('way'), text('number', is)),
    ];
    expect(lost(before, after, { way, number: '030' })).toEqual(expected);
    const [photo, conditional] = [
      form(choice('way'), file('photo', was)),
      form(choice('way'), file('photo', is)),
    ];
    expect(lost(photo, conditional, { way }, { photo: '030' })).toEqual(expected);
  });

  it.each([
    ['a file, now a text', file('x'), text('x'), {}, { x: 'damage.txt' }, ['damage.txt']],
    [
      'a file whose name scripts send before the end',
      file('x'),
      text('x'),
      { x: 'damage.txt' },
      {},
      ['damage.txt'],
    ],
    ['a text, now a file', text('x'), file('x'), { x: 'Two lines' }, {}, ['Two lines']],
    ['a text, now a choice', text('x'), choice('x'), { x: 'Two lines' }, {}, ['Two lines']],
    ['a choice, now a text, which shows it', choice('x'), text('x'), { x: 'a' }, {}, []],
    ['a text, now a long one', text('x'), text('x', { kind: 'textarea' }), { x: 'Two' }, {}, []],
  ])('C-8 are those to a field of another kind: %s', (_, was, is, answers, sent, expected) => {
    expect(lost(form(was), form(is), answers as never, sent as never)).toEqual(expected);
  });

  it('C-8 are none where a program names more fields than any form has, each on condition of the one before', () => {
    const fields = Array.from({ length: 101 }, (_, index) => [
      `f${index}`,
      'text',
      ...(index > 0 ? [{ field: `f${index - 1}`, values: ['x'] }] : []),
    ]);
    const entered = new Map(fields.map(([name]) => [String(name), ['x']]));
    const lostOf = (shown: unknown) =>
      findChanges(form(text('b')), {
        entered: entered.set(FORM_NAMES.fields, [JSON.stringify(shown)]),
        files: new Map(),
      }).lost;
    expect(lostOf(fields.slice(1))).toHaveLength(100);
    expect(lostOf(fields)).toEqual([]);
  });

  it.each(['[', '[1]', '{}', '[["a"]]', '[["a","text",{"field":1}]]', ''])(
    'C-8 are none where a program says otherwise: %s',
    (fields) => {
      const entered = new Map([
        [FORM_NAMES.fields, [fields]],
        ['a', ['A']],
      ]);
      expect(findChanges(form(text('b')), { entered, files: new Map() }).lost).toEqual([]);
    },
  );
});

describe('what somebody sends to keep the server busy', () => {
  const values = (count: number) => Array.from({ length: count }, () => 'x');
  const about = (fields: unknown) => JSON.stringify(fields);
  const lostOf = (fields: unknown) =>
    findChanges(form(text('a')), {
      entered: new Map([
        [FORM_NAMES.fields, [about(fields)]],
        ['gone', ['G']],
      ]),
      files: new Map(),
    }).lost;

  it('R-5 is not more than 200 values of a name', () => {
    const sent = `a=z&${'a=y&'.repeat(20_000)}b=x`;
    expect(readUrlEncoded(sent).get('a')).toEqual(['z', ...values(199).fill('y')]);
    const pageState = { path: '/', language: 'en', assets: [] };
    const read = readAsync({ fields: { a: values(20_000), b: 'x' }, pageState });
    expect(read?.entered.get('a')).toHaveLength(200);
    expect(read?.entered.get('b')).toEqual(['x']);
  });

  it('R-5 is not read as the fields of a page, if there are more, or of more values, than a form has', () => {
    const gone = ['gone', 'text'];
    const [few, many] = [200, 201].map((count) => ['b', 'text', { field: 'a', values: values(count) }]);
    expect(lostOf([gone, few])).toEqual(['G']);
    expect(lostOf([gone, many])).toEqual([]);
    // What is lost comes back once.
    expect(lostOf(Array.from({ length: 100 }, () => gone))).toEqual(['G']);
    expect(lostOf(Array.from({ length: 101 }, () => gone))).toEqual([]);
  });
});
