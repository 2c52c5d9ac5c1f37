import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { lineField, linesField } from '@keelstone/editing/fields/words.field.ts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectFormBar } from './form-bar.projection.ts';

const block: Block = {
  slug: 'form_bar',
  interfaceName: 'FormBarSection',
  labels: { singular: 'Form bar', plural: 'Form bars' },
  admin: sectionAdmin(
    'form_bar',
    'Trust and contact',
    'A dark band with a heading, two entry fields and a button.',
  ),
  fields: [
    lineField('heading', 'What a visitor gets for filling it in.', { required: true }),
    linesField('text', 'One or two sentences beside the form. Leave it empty for none.'),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      admin: { description: 'Made under "Forms". It can stand on as many pages as you like.' },
    },
  ],
};

export const formBar: SectionCms<'form_bar'> = { block, project: projectFormBar };
