import type { Field, TextFieldValidation } from 'payload';
import { expect, it } from 'vitest';
import { textLists } from './text-lists.cms.ts';

const inside = (fields: Field[], name: string) =>
  fields.find((field) => 'name' in field && field.name === name) as { fields: Field[] };
const title = inside(inside(inside(textLists.block.fields, 'lists').fields, 'items').fields, 'title');
const validate = (title as unknown as { validate: TextFieldValidation }).validate;

const items = [{ id: 'a' }, { id: 'b' }];
const lists = items.map((item, index) => ({ style: index === 0 ? 'bullets' : 'terms', items: [item] }));

/** As Payload's forms ask: without the path of the field, and with a copy of the item. */
const inForm = (item: object | undefined) =>
  validate('', {
    blockData: { lists },
    siblingData: { ...item },
  } as unknown as Parameters<TextFieldValidation>[1]);

it('C-9 asks for a word in a form where its list is one of words, and there only', () => {
  expect(inForm(items[0])).toBe(true);
  expect(inForm(items[1])).toContain('this is the word');
});
