import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { bareReferenceFields } from './bare-reference-fields.ts';
import { usageQuery } from './usage-query.ts';

const sections: Field = {
  name: 'sections',
  type: 'blocks',
  blocks: [
    {
      slug: 'a',
      fields: [
        { name: 'logo', type: 'upload', relationTo: 'svgs' },
        { name: 'picture', type: 'upload', relationTo: ['images', 'svgs'] },
        { name: 'rows', type: 'array', fields: [{ name: 'file', type: 'upload', relationTo: 'captions' }] },
        {
          name: 'inner',
          type: 'blocks',
          blocks: [{ slug: 'b', fields: [{ name: 'file', type: 'relationship', relationTo: 'files' }] }],
        },
        { name: 'page', type: 'relationship', relationTo: 'page' },
      ],
    },
  ],
};
const config = {
  collections: [
    { fields: [{ name: 'portrait', type: 'upload', relationTo: 'images' } as Field] },
    { fields: [{ type: 'tabs', tabs: [{ label: 'A', fields: [sections] }] } as Field] },
  ],
  globals: [],
};

describe('bareReferenceFields', () => {
  it('C-4 finds what sections and paragraphs name by a number alone, at any depth', () => {
    expect(bareReferenceFields(config).inBlocks).toEqual(
      new Map([
        ['logo', new Set(['svgs'])],
        // Two fields refer to different collections: the name counts for both.
        ['file', new Set(['captions', 'files'])],
        ['page', new Set(['page'])],
      ]),
    );
  });

  it('C-13 finds what whole documents name by a number alone, as plans store them', () => {
    expect(bareReferenceFields(config).inPlans.get('portrait')).toEqual(new Set(['images']));
    expect(bareReferenceFields(config).inPlans.get('logo')).toEqual(new Set(['svgs']));
  });
});

describe('usageQuery', () => {
  const graph = {
    references: [
      { table: 'page', column: 'picture_id', target: 'images' },
      { table: 'images_locales', column: '_parent_id', target: 'images' },
      { table: '_page_v_rows', column: '_parent_id', target: '_page_v' },
      { table: '_page_v_rows', column: 'file_id', target: 'files' },
    ],
    jsonColumns: [{ table: '_page_v', column: 'sections' }],
    revisions: new Set(['_page_v']),
    states: new Map([
      ['_page_v', new Set(['version_deleted_at'])],
      ['page', new Set(['deleted_at', '_status'])],
    ]),
  };
  const query = usageQuery(graph, bareReferenceFields(config), ['images', 'svgs', 'files', 'captions']);

  it('C-4 does not take the words of a medium for a use of it', () => {
    expect(query).not.toContain('images_locales');
  });

  it('C-4 asks of a row in a revision whether that is the latest', () => {
    expect(query).toMatch(/from "_page_v_rows" t join "_page_v" p1 on p1.id = t."_parent_id"/);
    expect(query).toContain('coalesce(p1.latest, false)');
    expect(query).toContain('p1.version_deleted_at is null');
  });

  it('C-4 looks into JSON for numbers below the names it was given', () => {
    expect(query).toContain(`'$.**."logo".**'`);
    expect(query).toContain(`'$.**."file".**'`);
  });

  it('C-4 reads no content for references that name their collection: what it refers to is stored beside it', () => {
    expect(query).toContain(`unnest(t."sections_references")`);
    expect(query).not.toContain('relationTo');
  });

  it('C-13 asks of a document whether it is published and lies in no trash: a draft is in its latest revision', () => {
    expect(query).toContain(`t.deleted_at is null and t._status = 'published'`);
  });

  it('C-13 looks for one document alone where only that is asked for', () => {
    const one = usageQuery(graph, bareReferenceFields(config), ['images'], [{ slug: 'images', id: 12 }]);
    expect(one).toContain(`t."picture_id" = any('{12}')`);
    expect(one).not.toContain('"file_id"');
    expect(one).toContain(`array['images:12']`);
  });
});
