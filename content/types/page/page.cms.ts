import type { TypeCms } from '../type-cms.ts';
import { projectPage } from './page.projection.ts';

export const page: TypeCms<'page'> = {
  type: 'page',
  interfaceName: 'Page',
  labels: { singular: 'Page', plural: 'Pages' },
  description: 'Everything that is none of the other types: the home page, the imprint, an explanation.',
  ownFields: [
    {
      name: 'showsContents',
      label: 'Begins with a list of its headings',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Worth it for a long text with four headings or more, such as a policy.' },
    },
  ],
  project: projectPage,
};
