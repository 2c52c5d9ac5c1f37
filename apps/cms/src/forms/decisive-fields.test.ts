import { expect, it } from 'vitest';
import { decisiveFieldsBefore, type FormState } from './decisive-fields.ts';

const rowsOf = (...kinds: string[]) => ({
  rows: kinds.map((blockType, id) => ({ id: String(id), blockType })),
});
const value = (text: string) => ({ value: text });

it('C-8 a condition can depend on choices before its field, also on those that were not saved yet', () => {
  const state: FormState = {
    fields: rowsOf('text', 'select', 'step', 'checkbox', 'radio', 'select'),
    'fields.0.label': value('Name'),
    'fields.1.label': value('Company size'),
    'fields.1.name': value('size'),
    'fields.1.options': rowsOf('', ''),
    'fields.1.options.0.label': value('Up to 50'),
    'fields.1.options.0.value': value('small'),
    'fields.1.options.1.label': value('Many more'),
    'fields.3.label': value('I want a call'),
    'fields.4.label': value(''),
    'fields.5.label': value('After it'),
  };
  expect(decisiveFieldsBefore(state, 'fields.5.condition.field')).toEqual([
    {
      name: 'size',
      label: 'Company size',
      options: [
        { label: 'Up to 50', value: 'small' },
        { label: 'Many more', value: 'many-more' },
      ],
    },
    { name: 'i_want_a_call', label: 'I want a call', options: [] },
  ]);
  expect(decisiveFieldsBefore(state, 'fields.1.condition.field')).toEqual([]);
  expect(decisiveFieldsBefore({}, 'fields.1.condition.field')).toEqual([]);
});
