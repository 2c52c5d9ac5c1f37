import type { TextField } from 'payload';

const hidden = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
} as const;

/** Hidden fields by which the demo's loader recognizes what it created, and whether the demo has changed since. */
export const demoFields: TextField[] = [
  { name: 'demoKey', type: 'text', index: true, admin: hidden, hooks: { beforeDuplicate: [() => null] } },
  { name: 'demoHash', type: 'text', admin: hidden, hooks: { beforeDuplicate: [() => null] } },
];
