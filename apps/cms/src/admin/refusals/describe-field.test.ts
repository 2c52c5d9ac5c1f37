import type { ClientField } from 'payload';
import { describe, expect, it } from 'vitest';
import { describeField, refusedFields, tabOf } from './describe-field.ts';

const fields = [
  { type: 'text', name: 'title', label: 'Title', localized: true },
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [{ type: 'date', name: 'startsAt', label: 'Begins' }] },
      {
        label: 'Sections',
        fields: [
          {
            type: 'blocks',
            name: 'sections',
            label: 'Sections',
            blocks: [
              {
                slug: 'accordion',
                labels: { singular: 'Questions' },
                fields: [
                  {
                    type: 'array',
                    name: 'items',
                    label: 'Items',
                    fields: [{ type: 'text', name: 'question', label: 'Question', localized: true }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
] as unknown as ClientField[];
const kindOf = (row: string) => (row === 'sections.2' ? 'accordion' : undefined);

describe('the place of a field', () => {
  it.each([
    ['title', 'Title', true],
    ['startsAt', 'Begins', false],
    ['sections', 'Sections', false],
    ['sections.2.items.0.question', 'Sections, 3 Questions, Items, 1, Question', true],
    ['unknown.0.name', 'unknown, 1, name', false],
  ])('C-9 of %s is %s', (path, place, isLocalized) => {
    const found = describeField(fields, path, kindOf);
    expect([found.labels.join(', '), found.isLocalized]).toEqual([place, isLocalized]);
  });

  it('C-9 is in a tab', () => {
    expect(['title', 'startsAt', 'sections'].map((name) => tabOf(fields, name))).toEqual([undefined, 0, 1]);
  });
});

describe('the fields of a form that have to change', () => {
  it('C-9 are those that say why, and not the list that one of them is in', () => {
    const refused = { value: '', valid: false, errorMessage: 'This field is required.' };
    const silent = { value: 2, valid: false };
    const hidden = { ...refused, passesCondition: false };
    expect(
      refusedFields({
        title: refused,
        alias: { value: '/a', valid: true },
        sections: silent,
        'sections.1.heading': refused,
        hidden,
      }),
    ).toEqual(['title', 'sections.1.heading']);
    expect(refusedFields({ sections: silent })).toEqual(['sections']);
  });
});
