import type { TextField } from 'payload';
import { unforgeable } from '../unforgeable.ts';

const settings = {
  type: 'text',
  access: unforgeable,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
} satisfies Partial<TextField>;

/**
 * Hidden fields by which the demo's loader recognizes what it created, and whether the demo has changed since. It is a
 * script, for which access is not checked.
 */
export const demoFields: TextField[] = [
  { ...settings, name: 'demoKey', index: true },
  { ...settings, name: 'demoHash' },
];
