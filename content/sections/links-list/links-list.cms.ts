import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { linkFields } from '@keelstone/editing/fields/link.field.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { headingField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, listPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectLinksList } from './links-list.projection.ts';

const MAX_LINKS = 30;

const block: Block = {
  slug: 'links_list',
  interfaceName: 'LinksListSection',
  labels: { singular: 'List of links', plural: 'Lists of links' },
  admin: sectionAdmin('links_list', 'Text', 'Ruled rows of underlined words, each with an arrow at its end.'),
  fields: [
    headingField('the links'),
    {
      name: 'links',
      type: 'array',
      ...requireRows({ min: 1, max: MAX_LINKS, plural: 'links', reason: 'A list of links needs a link.' }),
      labels: { singular: 'Link', plural: 'Links' },
      admin: { components: rowLabel('Link'), description: 'From top to bottom.', initCollapsed: true },
      fields: [
        ...linkFields({ isRequired: true, opensDialogs: true }),
        linesField('description', 'What the reader finds there. Leave it empty for none.'),
      ],
    },
  ],
};

export const linksList: SectionCms<'links_list'> = {
  block,
  project: projectLinksList,
  asText: ({ heading, links }) => [
    ...headingPart(heading),
    ...listPart(links.map(({ title, url, description }) => ({ title, url, text: description }))),
  ],
};
