import type { TextField } from 'payload';

const hidden = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
} as const;

/** By which the demo's loader knows what it made, and whether the demo has changed since. Editors never see them. */
export const demoFields: TextField[] = [
  { name: 'demoKey', type: 'text', index: true, admin: hidden, hooks: { beforeDuplicate: [() => null] } },
  { name: 'demoHash', type: 'text', admin: hidden, hooks: { beforeDuplicate: [() => null] } },
];
