import type { CollectionConfig } from 'payload';
import { editorAccess, notByRequests } from '../../access/collection-access.ts';
import { newPageEndpoint } from './template.endpoints.ts';

/**
 * Sections and texts with which a new page of a type can begin. They are no pages: nothing publishes them, and no list,
 * search or address leads to them.
 */
export const pageTemplates: CollectionConfig = {
  slug: 'page_templates',
  labels: { singular: 'Page template', plural: 'Page templates' },
  typescript: { interface: 'PageTemplate' },
  graphQL: false,
  // They are made from pages.
  access: { ...editorAccess, create: () => false },
  defaultSort: 'title',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'updatedAt'],
    description:
      'Made from a page by "Save as template". A new page of the same type can begin with its sections and texts.',
  },
  endpoints: [newPageEndpoint],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'By which it is chosen.' },
    },
    {
      name: 'type',
      type: 'text',
      required: true,
      index: true,
      access: notByRequests,
      admin: { readOnly: true, description: 'The type of pages that can begin with it.' },
    },
    {
      // Without the page's own fields, in all languages, as the database stores them.
      name: 'content',
      type: 'json',
      required: true,
      access: notByRequests,
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
  ],
};
