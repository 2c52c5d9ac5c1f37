import type { CollectionConfig, Field } from 'payload';
import { canPublish, isStaff } from '../access/roles.ts';
import { searchTaskEndpoints } from './search-task.endpoints.ts';
import { TASK_STAGES, TASK_STATES } from './search-task.ts';

/** The panel shows these as sentences; in the list they are columns. */
const onlyInList = { condition: () => false, readOnly: true } as const;
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const;

const number = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  admin: onlyInList,
});

const time = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  admin: { ...onlyInList, date: { pickerAppearance: 'dayAndTime' } },
});

/** Where to resume after a process has ended. */
const position: Field[] = [
  {
    name: 'stage',
    type: 'select',
    required: true,
    defaultValue: 'nodes',
    options: [...TASK_STAGES],
    admin: hidden,
  },
  { name: 'cursor', type: 'number', required: true, defaultValue: 0, admin: hidden },
];

/**
 * C-6, A-4: maintenance of the search index, started by a user. Tasks are read-only: the runner updates their
 * progress.
 */
export const searchTasks: CollectionConfig = {
  slug: 'search_tasks',
  labels: { singular: 'Search task', plural: 'Search tasks' },
  typescript: { interface: 'SearchTask' },
  graphQL: false,
  access: {
    read: ({ req }) => isStaff(req),
    // Only by the button, which checks that none is open.
    create: () => false,
    update: () => false,
    delete: ({ req }) => canPublish(req) && { state: { in: ['done', 'cancelled', 'failed'] } },
  },
  endpoints: searchTaskEndpoints,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    group: 'System',
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'state', 'startedBy', 'startedAt', 'finishedAt', 'done', 'total', 'written'],
    description:
      'Compares every page with what visitors see of it, corrects what differs, and has the search index built anew. Visitors go on searching, and editors go on saving.',
    components: { beforeListTable: ['/search-tasks/view/start-rebuild.tsx#StartRebuild'] },
  },
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/search-tasks/view/search-task-panel.tsx#SearchTaskPanel' },
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'rebuild',
      options: [{ value: 'rebuild', label: 'Rebuild' }],
      admin: onlyInList,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...TASK_STATES],
      admin: onlyInList,
    },
    { name: 'startedBy', type: 'relationship', relationTo: 'users', admin: onlyInList },
    time('startedAt', 'Started'),
    time('finishedAt', 'Finished'),
    number('done', 'Pages compared'),
    number('total', 'Pages in all'),
    number('written', 'Entries written anew'),
    number('removed', 'Entries taken away'),
    number('faultCount', 'Not corrected'),
    { name: 'faults', type: 'json', admin: { ...hidden, condition: () => false } },
    ...position,
  ],
};
