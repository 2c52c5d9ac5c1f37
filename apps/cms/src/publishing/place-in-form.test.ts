import type { ClientField } from 'payload';
import { describe, expect, it } from 'vitest';
import { placeInForm } from './place-in-form.ts';

const heading = { type: 'text', name: 'heading' };
const items = { type: 'array', name: 'items', fields: [heading] };
const fields = [
  { type: 'text', name: 'alias' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Sections',
        fields: [
          {
            type: 'blocks',
            name: 'sections',
            blocks: [
              { slug: 'headline', fields: [heading] },
              { slug: 'list', fields: [items] },
              { slug: 'reusable', fields: [] },
            ],
          },
        ],
      },
    ],
  },
] as unknown as ClientField[];
const document = {
  sections: [
    { id: 'a', blockType: 'headline', heading: '' },
    { id: 'b', blockType: 'headline', heading: 7 },
    { id: 'c', blockType: 'list', items: [{ id: 'd' }, { id: 'e' }] },
    { id: 'f', blockType: 'reusable', section: 1 },
  ],
};

const place = (...keys: (string | [number, id?: string])[]) => {
  const path = keys.map((key) =>
    typeof key === 'string' ? { key, value: null } : { key: key[0], value: { id: key[1] } },
  );
  const found = placeInForm({ path: path as never }, { fields, document });
  return [found.path, ...found.kinds.values()];
};

describe('the place in the form of what does not fit the model', () => {
  it('C-9 is in the row of the same id, also after rows without text', () => {
    expect(place('sections', [0, 'b'], 'heading')).toEqual(['sections.1.heading', 'headline']);
    expect(place('sections', [1, 'c'], 'items', [0, 'e'], 'heading')).toEqual([
      'sections.2.items.1.heading',
      'list',
    ]);
  });

  it('C-9 is the list or the section where the form has nothing closer', () => {
    expect(place('sections', [1, 'c'], 'items', [0], 'heading')).toEqual(['sections.2.items', 'list']);
    expect(place('sections', [2, 'f'], 'heading')).toEqual(['sections.3', 'reusable']);
    expect(place('sections', [1, 'gone'], 'heading')).toEqual(['sections']);
  });

  it('C-9 is the field that has another name where it is published, and none for what no form has', () => {
    expect(place('path')).toEqual(['alias']);
    expect(place('changed')).toEqual(['']);
  });
});
