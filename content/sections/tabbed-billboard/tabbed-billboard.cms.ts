import { anchorField } from '@keelstone/editing/fields/anchor.field.ts';
import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { linkField } from '@keelstone/editing/fields/link.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { headingField, lineField } from '@keelstone/editing/fields/words.field.ts';
import { belowHeading, headingPart, linkPart, picturePart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import { paragraphsField } from '../../paragraphs/paragraphs.field.cms.ts';
import { paragraphsAsText } from '../../paragraphs/project-paragraphs.ts';
import type { SectionCms } from '../section-cms.ts';
import { projectTabbedBillboard } from './tabbed-billboard.projection.ts';

const MIN_TABS = 2;
const MAX_TABS = 8;
const MAX_LABEL = 40;

const block: Block = {
  slug: 'tabbed_billboard',
  interfaceName: 'TabbedBillboardSection',
  labels: { singular: 'Tabbed billboard', plural: 'Tabbed billboards' },
  admin: sectionAdmin(
    'tabbed_billboard',
    'Cards and pages',
    'Three tabs above a large panel with text and a picture.',
  ),
  fields: [
    headingField('the tabs'),
    {
      name: 'tabs',
      type: 'array',
      ...requireRows({
        min: MIN_TABS,
        max: MAX_TABS,
        plural: 'tabs',
        reason: 'A billboard needs at least two tabs: with one there is nothing to choose from.',
      }),
      labels: { singular: 'Tab', plural: 'Tabs' },
      admin: {
        components: rowLabel('Tab'),
        description: 'One is shown at a time; the first one at first. Three to five look best.',
        initCollapsed: true,
      },
      fields: [
        lineField('label', 'On the tab itself: one to three words.', {
          required: true,
          maxLength: MAX_LABEL,
        }),
        lineField('heading', 'The statement that the text supports.', { required: true }),
        { ...richTextField('body', 'Text', 'One to three short paragraphs.'), required: true },
        pictureField('picture', 'Picture', 'Stands beside the text. Leave it empty for none.'),
        linkField('Where a reader goes from here. Leave page and address empty for no link.'),
        paragraphsField,
        anchorField('tab'),
      ],
    },
  ],
};

export const tabbedBillboard: SectionCms<'tabbed_billboard'> = {
  block,
  project: projectTabbedBillboard,
  asText: ({ heading, tabs }) => [
    ...headingPart(heading),
    ...tabs.flatMap((tab) => [
      ...headingPart(`${tab.label}: ${tab.heading}`, 3),
      ...picturePart(tab.picture),
      ...belowHeading(tab.body),
      ...linkPart(tab.link),
      ...paragraphsAsText(tab.paragraphs, 4),
    ]),
  ],
};
